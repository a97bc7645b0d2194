#!/usr/bin/env node
// Plays one whole game of Wagonaut. See README.md.
import {parseArgs} from 'node:util';
import {choose} from './choose.mjs';
import {Seat, board, newShare, newToken, request} from './client.mjs';

const kUsage = `usage: node bot.mjs [--server URL] [--name NAME] and one of
  --open EDITION [--bots N] [--level LEVEL]   open a table against N bots of the server
  --code CODE                                 join the table that has this code
  --table ID [--code CODE]                    join this table
  --table ID --token TOKEN                    play a seat that is kept for a program`;

const {values: options} = parseArgs({options: {
  server: {type: 'string', default: 'http://127.0.0.1:8400'},
  name: {type: 'string', default: 'Nodek'},
  open: {type: 'string'}, bots: {type: 'string', default: '2'},
  level: {type: 'string', default: 'greedy'},
  table: {type: 'string'}, code: {type: 'string'}, token: {type: 'string'},
  quiet: {type: 'boolean', default: false}, help: {type: 'boolean', default: false},
}});

/// Which seat is ours: {table, token}.
async function takeSeat() {
  const {server, name, open, code, token} = options;
  if (open) {
    const seats = ['me', ...Array(Number(options.bots)).fill(`bot:${options.level}`)];
    return request(server, '/api/tables', {name, edition: open, seats, token: newToken()});
  }
  const table = options.table ?? (await request(server, '/api/code', {code})).table;
  if (token) return {table, token};
  const joined = await request(server, `/api/tables/${table}/join`,
    {name, code, program: true, token: newToken()});
  return {table, token: joined.token};
}

function say(text) {
  if (!options.quiet) console.log(text);
}

/// What to do whenever the table shows itself.
class Player {
  #seat; #board; #scene; #agreed = false;
  #promise; #share; #told = false; #started = false;
  #moving = false;
  #done = -1;  // scenes up to this version need no move of ours any more

  constructor({table, token}) {
    this.#seat = new Seat({server: options.server, table, token, show: (scene) => this.#see(scene)});
  }

  play() { return this.#seat.play(); }

  async #see(scene) {
    this.#scene = scene;
    switch (scene.table.status) {
      case 'open':
      case 'revealing': return this.#prepare(scene);
      case 'finished': return this.#finish(scene);
      case 'closed': throw new Error('the table was closed');
    }
    await this.#agree(scene);
    await this.#move();
  }

  /// Our share in the luck, another one for every promise of the server: what we have told once is
  /// no secret any more. And the start, if the table is ours.
  async #prepare({table, you, devices}) {
    if (this.#promise !== table.commitment || this.#share.seat !== you) {
      this.#promise = table.commitment;
      this.#share = newShare(table.id, you);
      this.#told = this.#started = false;
    }
    const {hash, nonce} = this.#share;
    const bound = table.seats[you].share;
    // What another run of this program was bound to nobody knows any more.
    const forgotten = table.status === 'open' && bound !== hash && devices === 1;
    if (bound === null || forgotten) await this.#seat.wish('share', {hash});
    if (options.open && table.status === 'open' && !this.#started) {
      this.#started = true;
      await this.#seat.wish('start');
    }
    const all = table.seats.every(({holder, share}) => share || !['person', 'program'].includes(holder));
    if (table.status === 'revealing' && all && bound === hash && !this.#told) {
      this.#told = true;
      await this.#seat.wish('reveal', {nonce});
    }
  }

  /// Whoever wants a step back may have it.
  async #agree({undo_asked_by, you}) {
    const asked = undo_asked_by !== null && undo_asked_by !== you;
    const answer = asked && !this.#agreed;
    this.#agreed = asked;
    if (answer) await this.#seat.wish('consent', {yes: true});
  }

  /// Moves as long as the newest scene has choices; one move at a time.
  async #move() {
    if (this.#moving) return;
    this.#moving = true;
    while (this.#scene.view.choices && this.#scene.table.version > this.#done) {
      const {table, view} = this.#scene;
      this.#board ??= await board(options.server, table.settings, table.seats.length);
      const move = choose(view, this.#board);
      const reply = await this.#seat.step(table.version, move);
      say(`${reply.version} ${move}${reply.answer === 'granted' ? '' : `: ${reply.answer}`}`);
      if (reply.refusal || reply.answer === 'unreadable_move')
        throw new Error(`${move}: ${reply.refusal?.code ?? reply.detail}`);
      this.#done = reply.version - 1;  // the scene of that version is still to come
      if (reply.answer === 'stale') this.#seat.sync();
    }
    this.#moving = false;
  }

  #finish({table, you, standings}) {
    for (const {seat, place, total} of [...standings].sort((a, b) => a.place - b.place))
      console.log(`${place}. ${table.seats[seat].name} ${total}${seat === you ? ' (me)' : ''}`);
    this.#seat.leave();
  }
}

if (options.help || !(options.open || options.table || options.code)) {
  console.log(kUsage);
  process.exit(options.help ? 0 : 2);
}
try {
  const seat = await takeSeat();
  say(`table ${seat.table}${seat.code ? `, code ${seat.code}` : ''}`);
  await new Player(seat).play();
} catch (fault) {
  console.error(fault.message);
  process.exit(1);
}
