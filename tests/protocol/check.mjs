// Checks traffic against docs/protocol.schema.json. Each line of the input is
// {"definition": "Scene", "message": {…}}; it is read from the files named, or from standard input.
// Ends with 1 and says where when a message does not fit, with 2 when the input itself is no good.
import {createReadStream} from 'node:fs';
import {createInterface} from 'node:readline';
import {Judge} from './schema.mjs';

const judge = new Judge();

function unusable(where, why) {
  console.error(`${where}: ${why}`);
  process.exit(2);
}

function take(line, where) {
  let entry;
  try {
    entry = JSON.parse(line);
  } catch (fault) {
    unusable(where, fault.message);
  }
  if (!Judge.knows(entry?.definition))
    unusable(where, `there is no definition ${JSON.stringify(entry?.definition)}`);
  judge.judge(entry.definition, entry.message, where);
}

async function read(stream, name) {
  let number = 0;
  stream.on('error', (fault) => unusable(name, fault.message));
  for await (const line of createInterface({input: stream, crlfDelay: Infinity})) {
    number += 1;
    if (line.trim() !== '') take(line, `${name}:${number}`);
  }
}

const files = process.argv.slice(2);
if (files.length === 0) await read(process.stdin, 'input');
for (const file of files) await read(createReadStream(file), file);
if (judge.seen.size === 0) unusable('input', 'there is not a single message');
process.exit(judge.close());
