// Judges messages by docs/protocol.schema.json.
// The validator is Debian's package node-ajv: NODE_PATH=/usr/share/nodejs
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const Ajv = createRequire(import.meta.url)('ajv');
const schema = JSON.parse(readFileSync(new URL('../../docs/protocol.schema.json', import.meta.url)));
const ajv = new Ajv({strictKeywords: true, strictDefaults: true});
ajv.addSchema(schema, 'protocol');
// Also without any traffic: every definition must be a schema.
for (const name of Object.keys(schema.definitions)) ajv.getSchema(`protocol#/definitions/${name}`);

/// The errors of one definition, as a line.
function errorsLine(errors) {
  return errors.map((e) => `${e.dataPath || '/'} ${e.message} ${JSON.stringify(e.params)}`).join('; ');
}

/// Counts messages by definition, and says which do not fit.
export class Judge {
  seen = new Map();
  complaints = 0;
  #most = 20;  // complaints that are written out

  static knows(definition) { return Object.hasOwn(schema.definitions, definition); }

  judge(definition, message, where) {
    const fits = ajv.getSchema(`protocol#/definitions/${definition}`);
    this.seen.set(definition, (this.seen.get(definition) ?? 0) + 1);
    if (fits(message)) return true;
    const text = JSON.stringify(message).slice(0, 400);
    this.complain(`${where}: ${definition}: ${errorsLine(fits.errors)}: ${text}`);
    return false;
  }

  complain(line) {
    this.complaints += 1;
    if (this.complaints <= this.#most) console.error(line);
  }

  /// Prints the counts; the exit code.
  close() {
    const total = [...this.seen.values()].reduce((sum, n) => sum + n, 0);
    for (const [name, n] of [...this.seen].sort()) console.log(`${name}: ${n}`);
    console.log(`${total} messages, ${this.complaints} complaints`);
    return this.complaints === 0 ? 0 : 1;
  }
}
