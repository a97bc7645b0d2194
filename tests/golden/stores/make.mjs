#!/usr/bin/env node
// Makes a golden store: tables that a program of this version has kept, and what it answered about
// them. Every later version must answer the same. See README.md.
import {spawn} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {choose} from '../../../examples/node-bot/choose.mjs';
import {Seat, board, newShare, newToken, request} from '../../../examples/node-bot/client.mjs';

const {values: options} = parseArgs({options: {
  program: {type: 'string'}, data: {type: 'string'}, store: {type: 'string'},
  answers: {type: 'string'}, few: {type: 'boolean', default: false},
}});
if (!options.program || !options.store || !options.answers) {
  console.error('usage: make.mjs --program FILE [--data DIR] --store FILE|URL --answers FILE [--few]');
  process.exit(2);
}

/// The program itself, serving the store; its address.
function serve() {
  const program = spawn(options.program,
    ['serve', '--port', '0', '--store', options.store, '--bot-pace', '0', '--requests', '5000',
      '--messages', '5000', '--log-format', 'json'],
    {env: {...process.env, ...(options.data ? {WAGONAUT_DATA: options.data} : {})}});
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (bytes) => {
      said += bytes;
      const address = /http:\/\/localhost:\d+/.exec(said);
      if (address) resolve({server: address[0], program});
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    program.on('exit', () => reject(new Error(said)));
  });
}

const {server, program} = await serve();

/// Somebody who plays by the example's choices until it is enough.
class Person {
  #seat; #board; #scene; #moving = false; #done = -1; #ended; #steps = 0;
  #promise; #share; #told;
  #over = new Promise((resolve, reject) => { this.#ended = {resolve, reject}; });

  constructor({table, token, enough = () => false}) {
    this.table = table;
    this.token = token;
    this.enough = enough;
    this.#seat = new Seat({server, table, token, show: (scene) => this.#see(scene)});
    this.#seat.play().catch((fault) => this.#ended.reject(fault));
  }

  get scene() { return this.#scene; }
  get steps() { return this.#steps; }
  wish(type, fields) { return this.#seat.wish(type, fields); }
  leave() { this.#seat.leave(); }
  /// Resolves when the game is over, or it is enough.
  over() { return this.#over; }
  async seen(what) {
    while (!this.#scene || !what(this.#scene)) await new Promise((go) => setTimeout(go, 10));
    return this.#scene;
  }
  /// Goes on after it was enough.
  go(enough = () => false) {
    this.enough = enough;
    this.#over = new Promise((resolve, reject) => { this.#ended = {resolve, reject}; });
    this.#play().catch((fault) => this.#ended.reject(fault));
    return this.#over;
  }

  /// Its share in the luck, for every promise another one.
  async #prepare({table, you}) {
    if (table.commitment !== this.#promise) {
      this.#promise = table.commitment;
      this.#share = newShare(table.id, you);
      await this.wish('share', {hash: this.#share.hash});
    }
    const bound = table.seats.every(({holder, share}) => share || holder === 'bot');
    if (table.status !== 'revealing' || !bound || this.#told === this.#promise) return;
    this.#told = this.#promise;
    await this.wish('reveal', {nonce: this.#share.nonce});
  }

  async #see(scene) {
    this.#scene = scene;
    if (['open', 'revealing'].includes(scene.table.status)) await this.#prepare(scene);
    if (scene.table.status === 'finished') return this.#ended.resolve();
    if (scene.undo_asked_by !== null && scene.undo_asked_by !== scene.you)
      await this.wish('consent', {yes: true});
    await this.#play();
  }

  async #play() {
    if (this.#moving) return;
    this.#moving = true;
    while (this.#scene?.table.status === 'running' && this.#scene.view.choices &&
           this.#scene.table.version > this.#done) {
      const {table, view} = this.#scene;
      if (this.enough(this)) { this.#ended.resolve(); break; }
      this.#board ??= await board(server, table.settings, table.seats.length);
      const reply = await this.#seat.step(table.version, choose(view, this.#board));
      if (reply.answer === 'granted') ++this.#steps;
      else if (reply.answer !== 'stale') throw new Error(JSON.stringify(reply));
      this.#done = reply.version - 1;
      if (reply.answer === 'stale') this.#seat.sync();
    }
    this.#moving = false;
  }
}

async function open(edition, seats, more = {}) {
  const opened = await request(server, '/api/tables', {name: 'Ala', edition, seats, listed: true, token: newToken(), ...more});
  return opened;
}

/// Opens a table, sits down, gives a nonce, starts.
async function begin(edition, seats, more, enough) {
  const opened = await open(edition, seats, more);
  const ala = new Person({...opened, enough});
  await ala.seen(() => true);
  if (!seats.includes('open')) await ala.wish('start');
  return {opened, ala};
}

async function withBo(edition, more, enough) {
  const {opened, ala} = await begin(edition, ['me', 'open'], more, enough);
  const joined = await request(server, `/api/tables/${opened.table}/join`, {name: 'Bo', code: opened.code, token: newToken()});
  const bo = new Person({table: opened.table, token: joined.token, enough});
  await bo.seen(() => true);
  await ala.wish('start');
  return {opened, ala, bo};
}

const after = (steps) => (person) => person.steps >= steps;
const finished = [], running = [];

/// A game against a bot with chat, and one step taken back.
async function chattyGame(edition, more) {
  const {opened, ala} = await begin(edition, ['me', 'bot:greedy'], more, after(6));
  await ala.over();
  await ala.wish('chat', {text: 'Good luck · have fun'});
  await ala.wish('undo', {version: ala.scene.table.version});
  await ala.go();
  ala.leave();
  finished.push(opened.table);
  return {opened, ala};
}

/// Two people, one takes a step back with the other's leave.
async function consentedGame(edition, more) {
  const {opened, ala, bo} = await withBo(edition, more, after(5));
  await Promise.race([ala.over(), bo.over()]);
  const asked = ala.scene.view.choices ? bo : ala;
  await asked.wish('undo', {version: asked.scene.table.version});
  await Promise.all([ala.go(), bo.go()]);
  ala.leave();
  bo.leave();
  finished.push(opened.table);
}

/// One person resigns, and a bot plays on for good.
async function resignedGame(edition, more) {
  const {opened, ala} = await begin(edition, ['me', 'bot:greedy'], more, after(8));
  await ala.over();
  await ala.wish('resign', {level: 'greedy'});
  await ala.seen((scene) => scene.table.status === 'finished');
  ala.leave();
  finished.push(opened.table);
}

/// A game that stops while Ala is asked.
async function halfGame(edition, seats, more, steps) {
  const {opened, ala} = await begin(edition, seats, more, after(steps));
  await ala.over();
  running.push(ala);
  return opened;
}

if (options.few) {
  await chattyGame('switzerland', {});
  await halfGame('nordic', ['me', 'bot:greedy', 'bot:random'], {options: {flush: 'on'}}, 6);
} else {
  const {opened, ala} = await chattyGame('usa', {aids: 'odds', clock: {kind: 'game', amount: 3600}});
  const again = new Person({...opened, enough: after(3)});
  await again.seen((scene) => scene.table.status === 'finished');
  const {detail: next} = await again.wish('rematch');
  again.leave();
  const rematch = new Person({table: next, token: opened.token, enough: after(3)});
  await rematch.seen(() => true);
  await rematch.wish('start');
  await rematch.over();
  running.push(rematch);
  await resignedGame('nordic', {options: {flush: 'on', ferry_triples: 'symbols_only'}});
  await consentedGame('switzerland', {options: {trains: '40'}, undo: 'asked'});
  await chattyGame('world', {listed: false, options: {tour_rule: 'simple_path'}});
  await halfGame('nordic', ['me', 'bot:greedy', 'bot:random'], {}, 12);
  await halfGame('switzerland', ['me', 'bot:greedy'], {clock: {kind: 'days', amount: 14}}, 9);
  await halfGame('world', ['me', 'bot:greedy', 'bot:greedy'], {options: {fleet: 'fixed'}}, 8);
  await halfGame('world', ['me', 'bot:random'], {listed: false}, 0);
}
const waiting = await open('usa', ['me', 'open', 'open'], {spectators: true});
if (!options.few) {
  const closed = await open('nordic', ['me', 'open']);
  const host = new Person(closed);
  await host.seen(() => true);
  await host.wish('leave');
  host.leave();
}

// What the program says of all that.
const answers = {http: {}, records: {}, running: []};
const keep = async (path) => { answers.http[path] = await request(server, path); };
await keep('/api/games');
await keep('/api/games?edition=switzerland');
await keep('/api/statistics');
await keep('/api/tables');
await keep(`/api/tables/${waiting.table}`);
for (const id of finished) {
  await keep(`/api/games/${id}`);
  const {steps} = answers.http[`/api/games/${id}`];
  await keep(`/api/games/${id}/replay?step=${Math.floor(steps / 2)}`);
  await keep(`/api/games/${id}/replay?step=${steps}&seat=0`);
  const record = await (await fetch(new URL(`/api/games/${id}/record`, server))).text();
  answers.records[id] = record.trimEnd().split('\n').at(-1);
}
for (const ala of running) {
  const {table, you, view} = ala.scene;
  answers.running.push({table: ala.table, token: ala.token, seat: you, rules: table.settings.rules,
    seats: table.seats.map(({name, holder, bot}) => ({name, holder, bot})), view});
  ala.leave();
}
const ended = new Promise((go) => program.on('exit', go));
program.kill('SIGTERM');
await ended;
await writeFile(options.answers, JSON.stringify(answers, null, 1) + '\n');
process.exit(0);
