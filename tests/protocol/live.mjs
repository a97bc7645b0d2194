// Plays with a running server and checks every byte of it against the schema, in both directions:
//   NODE_PATH=/usr/share/nodejs node live.mjs http://127.0.0.1:8400
// Two programs, bots and a spectator play a whole game of every edition, and try every wish and
// every address on the way. Ends with 1 if anything does not fit or is answered wrongly.
import {createRequire} from 'node:module';
import {choose} from '../../examples/node-bot/choose.mjs';
import {newShare, newToken} from '../../examples/node-bot/client.mjs';
import {Judge} from './schema.mjs';

const {WebSocket} = createRequire(import.meta.url)('ws');  // Debian: node-ws
const kPatience = 60_000;  // milliseconds for anything that is waited for
const kPace = 25;          // milliseconds between steps: a server takes 50 messages a second
const kSent = {scene: 'Scene', reply: 'Reply', chat: 'ChatLine', goodbye: 'Goodbye', fault: 'Fault'};
const server = process.argv[2] ?? 'http://127.0.0.1:8400';
const judge = new Judge();

/// "StepWish" for "step".
function wishDefinition(type) {
  return `${type.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase())}Wish`;
}

function inTime(promise, what) {
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`waited in vain: ${what}`)), kPatience);
  });
  return Promise.race([promise, late]);
}

function expect(fine, what) {
  if (!fine) judge.complain(`expected: ${what}`);
}

async function http(path, definition, body, requestDefinition) {
  if (requestDefinition) judge.judge(requestDefinition, body, path);
  const init = body === undefined ? {} : {method: 'POST', body: JSON.stringify(body)};
  const answer = await fetch(new URL(path, server), init);
  const content = await answer.json();
  judge.judge(definition, content, path);
  expect(answer.ok === (definition !== 'Error'), `${path} is not answered with ${answer.status}`);
  return content;
}

/// One line: every message is judged; scenes are waited for by a question, replies by their id.
class Line {
  #socket; #scene; #asked = []; #replies = new Map(); #number = 0;
  #promise; #share; #told = false;
  faults = []; chat = []; hung;

  constructor(name, table, hello) {
    this.name = name;
    this.hello = {type: 'hello', protocol: 2, ...hello};
    this.#open(table);
  }

  #open(table) {
    const address = new URL(`/api/tables/${table}/socket`, server);
    address.protocol = 'ws:';
    this.#socket = new WebSocket(address);
    this.#socket.on('open', () => this.send(this.hello, 'Hello'));
    this.#socket.on('message', (bytes) => this.#hear(JSON.parse(bytes.toString())));
    this.#socket.on('close', (code) => { this.hung = code; this.#look(); });
  }

  #hear(message) {
    judge.judge(kSent[message.type] ?? 'Error', message, this.name);
    if (message.type === 'scene') this.#prepare(this.#scene = message);
    if (message.type === 'fault') this.faults.push(message);
    if (message.type === 'chat') this.chat.push(message);
    if (message.type === 'reply') {
      this.#replies.get(message.id)?.(message);
      this.#replies.delete(message.id);
    }
    this.#look();
  }

  /// Its share in the luck: bound before the start, told when all are bound.
  #prepare({table, you}) {
    if (you === null || !['open', 'revealing'].includes(table.status)) return;
    if (this.#promise !== table.commitment) {
      this.#promise = table.commitment;
      this.#share = newShare(table.id, you);
      this.#told = false;
      this.wish('share', {hash: this.#share.hash});
    }
    const bound = table.seats.every(({holder, share}) => share || !['person', 'program'].includes(holder));
    if (table.status !== 'revealing' || !bound || this.#told) return;
    this.#told = true;
    this.wish('reveal', {nonce: this.#share.nonce});
  }

  #look() {
    this.#asked = this.#asked.filter(({ready, resolve}) => !(ready() && (resolve(this.#scene), true)));
  }

  /// The first scene (or other state of the line) that fits.
  until(ready) {
    return inTime(new Promise((resolve) => {
      this.#asked.push({ready: () => ready(this.#scene), resolve});
      this.#look();
    }), `${this.name}: ${ready}`);
  }

  send(message, definition) {
    if (definition) judge.judge(definition, message, `${this.name}, sent`);
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  wish(type, fields = {}, id = `${this.name}-${this.#number++}`) {
    const reply = new Promise((resolve) => this.#replies.set(id, resolve));
    this.send({type, id, ...fields}, wishDefinition(type));
    return inTime(reply, `${this.name}: the reply to ${type}`);
  }

  get scene() { return this.#scene; }
  close() { this.#socket.close(); }
}

/// Plays one seat to the end of the game.
async function play(line, board) {
  for (let done = -1;;) {
    const scene = await line.until((s) => s.table.status === 'finished' ||
                                          (s.view?.choices && s.table.version > done));
    if (scene.table.status === 'finished') return scene;
    await new Promise((resolve) => { setTimeout(resolve, kPace); });
    const move = choose(scene.view, board);
    const reply = await line.wish('step', {version: scene.table.version, move});
    expect(reply.answer === 'granted', `${move} is granted, not ${reply.answer}`);
    done = reply.version - 1;  // the scene of that version is still to come
  }
}

/// Wishes that are no steps, while the first tickets are chosen.
async function tryWishes(host, other, spectator) {
  const answer = async (line, wanted, type, fields) => {
    const reply = await line.wish(type, fields);
    expect(reply.answer === wanted, `${type}: ${wanted}, not ${reply.answer}`);
    return reply;
  };
  await answer(host, 'unreadable_move', 'judge', {move: 'fly nowhere'});
  const refused = await answer(host, 'refused', 'judge', {move: 'withdraw'});
  expect(refused.refusal?.code === 'wrong_kind_of_move', 'the reason of a refusal');
  await answer(other, 'not_now', 'start');
  await answer(spectator, 'not_seated', 'step', {version: 0, move: 'tickets'});
  await answer(host, 'granted', 'chat', {text: 'Zażółć <b>gęślą</b> jaźń'});
  await answer(host, 'granted', 'chat', {phrase: 'good_luck'});
  await answer(host, 'no_such_phrase', 'chat', {phrase: 'nonsense'});
  await answer(other, 'granted', 'mute', {seat: 0, on: true});
  await answer(host, 'granted', 'away');
  await answer(host, 'granted', 'back');
  await other.until(() => other.chat.length >= 2);
  for (const bad of ['', '[]', '{"type":"step"}', '{"type":"kick","id":"k","seat":1.5}']) {
    const before = host.faults.length;
    host.send(bad);
    await host.until(() => host.faults.length > before);
  }
  host.send({type: 'sync', version: 0}, 'SyncWish');
  await host.until((s) => s.happened.length > 1 || s.gap);
}

/// The same step twice is one step; a step of yesterday is none.
async function trySteps(line) {
  const scene = await line.until((s) => s.view?.choices?.keep);
  const {offer, least} = scene.view.choices.keep;
  const fields = {version: scene.table.version, move: ['keep', ...offer.slice(0, least)].join(' ')};
  const first = await line.wish('step', fields, 'once');
  const again = await line.wish('step', fields, 'once');
  expect(first.answer === 'granted' && again.answer === 'granted', 'a repeated step is granted');
  expect(first.version === again.version, 'a repeated step happens once');
  const stale = await line.wish('step', {...fields, version: 0}, 'stale');
  expect(stale.answer === 'stale', `a stale step, not ${stale.answer}`);
}

async function readGame(table, steps) {
  const game = await http(`/api/games/${table}`, 'Game');
  expect(game.fair.seed.length === 64, 'the seed is told');
  for (const eyes of ['', '?seat=0', '?seat=1']) {
    const replay = await http(`/api/games/${table}/replay${eyes}`, 'Replay');
    expect(replay.steps.length === game.steps + 1, 'the deal and every step are replayed');
  }
  await http(`/api/games/${table}/replay?seat=9`, 'Error');
  const story = await http(`/api/games/${table}/story`, 'Story');
  expect(story.steps.length === game.steps + 1, 'the deal and every step are told');
  const record = await (await fetch(new URL(`/api/games/${table}/record`, server))).text();
  expect(record.startsWith('wagonaut 1'), 'a record');
  expect(steps <= game.steps, 'as many steps as were seen');
}

async function playEdition({id, seats: [, most]}) {
  const seats = ['me', 'program', ...Array(most - 2).fill('bot:random')];
  const open = {name: 'Ala', edition: id, seats, listed: true, spectators: true, token: newToken(),
                clock: {kind: 'turn', amount: 600}};
  const opened = await http('/api/tables', 'Opened', open, 'OpenTable');
  const {table, code, token, programs} = opened;
  const host = new Line(`${id}-host`, table, {token});
  const other = new Line(`${id}-program`, table, {token: programs[0].token, known: -1});
  const spectator = new Line(`${id}-spectator`, table, {code});
  const stranger = new Line(`${id}-stranger`, table, {token: 'wrong'});
  await Promise.all([host, other, spectator].map((line) => line.until((s) => s)));
  await stranger.until(() => stranger.hung !== undefined);
  expect(stranger.hung === 4403, `a stranger is hung up with ${stranger.hung}`);
  await http(`/api/tables/${table}`, 'Summary');
  await http(`/api/games/${table}`, 'Error');
  await http(`/api/tables/${table}/join`, 'Error', {name: 'Bo', code, token: newToken()}, 'JoinTable');
  await host.wish('start');
  await Promise.all([host, other].map((line) => line.until((s) => s.view)));
  const board = await http(`/api/editions/${id}?seats=${seats.length}`, 'Board');
  await tryWishes(host, other, spectator);
  await trySteps(other);
  const late = new Line(`${id}-second`, table, {token, known: 0});
  const [end] = await Promise.all([play(host, board), play(other, board)]);
  await late.until((s) => s?.table.status === 'finished');
  expect(end.standings.length === seats.length, 'a standing for each seat');
  await http('/api/my', 'MyTables', {seats: [{table, token}, {table, token: 'wrong'}]}, 'MySeats');
  await readGame(table, end.table.version - 20);
  const next = await host.wish('rematch');
  expect(next.answer === 'granted' && next.detail, 'a rematch');
  const rematch = new Line(`${id}-rematch`, next.detail, {token});
  await rematch.until((s) => s);
  await rematch.wish('leave');
  for (const line of [host, other, spectator, late, rematch]) line.close();
}

/// A table that is joined, filled and left again.
async function comeAndGo() {
  const open = {name: 'Ala', edition: 'usa', seats: ['me', 'open', 'open'], token: newToken()};
  const {table, code, token} = await http('/api/tables', 'Opened', open, 'OpenTable');
  const found = await http('/api/code', 'Found', {code: code.toUpperCase()}, 'FindCode');
  expect(found.table === table, 'the table of a code');
  await http(`/api/tables/${table}/join`, 'Error', {name: 'Bo', code: 'wrong', token: newToken()}, 'JoinTable');
  await http(`/api/tables/${table}/join`, 'Error', {name: 'Ala', code, token: newToken()}, 'JoinTable');
  const bo = await http(`/api/tables/${table}/join`, 'Joined', {name: 'Bo', code, token: newToken()}, 'JoinTable');
  const host = new Line('host', table, {token});
  const guest = new Line('guest', table, {token: bo.token});
  await Promise.all([host, guest].map((line) => line.until((s) => s)));
  expect((await guest.wish('start')).answer === 'not_the_host', 'a guest does not start');
  expect((await host.wish('start')).answer === 'seats_open', 'open seats keep a game from starting');
  expect((await host.wish('kick', {seat: bo.seat})).answer === 'granted', 'a kick');
  expect((await host.wish('fill', {level: 'greedy'})).answer === 'granted', 'bots fill');
  expect((await host.wish('start', {drop_open: true})).answer === 'granted', 'a start');
  await host.until((s) => s.view);
  expect((await host.wish('undo', {version: host.scene.table.version})).answer !== 'granted', 'no undo yet');
  expect((await host.wish('consent', {yes: true})).answer === 'not_now', 'nothing to consent to');
  expect((await host.wish('resign')).answer === 'granted', 'a resignation');
  await host.until((s) => s.table.seats[0].resigned);
  for (const line of [host, guest]) line.close();
}

const {editions} = await http('/api/editions', 'Editions');
await http('/api/phrases', 'Phrases');
await http('/api/editions/nowhere', 'Error');
await http('/api/tables', 'Error', {name: 'Ala'});
await http('/api/tables/none', 'Error');
await http('/api/nothing', 'Error');
await comeAndGo();
for (const edition of editions) await playEdition(edition);
for (const path of ['/api/tables', '/api/games', '/api/games?edition=usa']) await http(path, 'Tables');
await http('/api/statistics?name=Ala', 'Statistics');
process.exit(judge.close());
