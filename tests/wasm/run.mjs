// Plays in WebAssembly the games that the native half has played, and compares how they end.
//   node run.mjs game.wasm FOLDER
import { readFileSync } from 'node:fs';

const [modulePath, folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node run.mjs game.wasm FOLDER');
  process.exit(2);
}

// The C library wants to be able to write somewhere; it never does.
const nothing = () => 0;
const wasi = { fd_close: nothing, fd_seek: nothing, fd_write: nothing };
const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), {
  wasi_snapshot_preview1: wasi,
});
const engine = instance.exports;
engine._initialize();

const lines = readFileSync(`${folder}/native.txt`, 'utf8').trim().split('\n');
const native = lines.map((line) => line.split(' '));

const sizes = `${engine.edition_size()} ${engine.state_size()} ${engine.move_size()}`;
const nativeSizes = native.find(([what]) => what === 'sizes').slice(1).join(' ');
if (sizes !== nativeSizes) {
  console.log(`failed: sizes of Edition, State, Move are ${sizes} here and ${nativeSizes} natively`);
  process.exit(1);
}

let passed = 0;
let failed = 0;
for (const [what, name, file, bot, seed, digest] of native) {
  if (what !== 'game') continue;
  const bytes = readFileSync(`${folder}/${file}`);
  new Uint8Array(engine.memory.buffer, engine.edition_place(), bytes.length).set(bytes);
  let here;
  try {
    here = BigInt.asUintN(64, engine.play_game(Number(bot), Number(seed))).toString();
  } catch (error) {
    here = String(error);
  }
  if (here === digest) {
    passed += 1;
    console.log(`ok ${name} ${digest}`);
  } else {
    failed += 1;
    console.log(`failed ${name}: native ${digest}, WebAssembly ${here}`);
  }
}
console.log(`${passed} games alike, ${failed} not`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
