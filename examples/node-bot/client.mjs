// The protocol of docs/protocol.md, as much of it as a program needs: a few requests, and one line
// that comes back by itself when it was cut.
import {createHash, randomBytes, randomUUID} from 'node:crypto';
import {createRequire} from 'node:module';
import {setTimeout as sleep} from 'node:timers/promises';

const kNotAdmitted = 4403;  // no such seat: trying again would not help
const kPutAside = 4500;     // the server found a fault in the table: neither would it here
const kBadMessage = 1008;   // we broke the rules of the protocol, or of its limits
const kLongestPause = 5000;
const kPace = 30;  // milliseconds between wishes: a server takes 50 a second from one line

/// Node 22 has WebSocket; before that the package "ws" stands in.
async function webSocket() {
  if (globalThis.WebSocket) return globalThis.WebSocket;
  try {
    return createRequire(import.meta.url)('ws').WebSocket;
  } catch {
    throw new Error('this Node has no WebSocket: run "npm install" here, or use Node 22');
  }
}

/// The token of a seat, chosen by whoever sits down. If an answer is lost, the same request with the
/// same token finds the same seat.
export const newToken = () => randomBytes(24).toString('base64url');

/// A seat's share in the luck: its hash is told before the deal, the nonce when every seat is bound.
export function newShare(table, seat) {
  const nonce = randomBytes(16).toString('hex');
  const text = `wagonaut nonce 1\n${table}\n${seat}\n${nonce}\n`;
  return {seat, nonce, hash: createHash('sha256').update(text).digest('hex')};
}

export async function request(server, path, body) {
  const answer = await fetch(new URL(path, server), body === undefined ? {} : {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  }).catch(() => { throw new Error(`nobody answers at ${server}`); });
  const content = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${content.error.code}: ${content.error.detail}`);
  return content;
}

/// The board of the table's game: lanes, cards, tickets.
export function board(server, {edition, rules, options}, seats) {
  const query = new URLSearchParams({seats});
  if (rules !== undefined) query.set('rules', rules);
  for (const [id, choice] of Object.entries(options)) query.set(`option.${id}`, choice);
  return request(server, `/api/editions/${edition}?${query}`);
}

/// One seat at one table. `show(scene)` is called with every scene; `step` asks for a move and
/// resolves with the reply. A step is sent again after a lost connection, under the same id, so it
/// is made once at most.
export class Seat {
  #server; #table; #token; #show; #socket; #closed = false; #known = -1; #greeted = false;
  #waiting = new Map();  // wishes without an answer, by id
  #free = 0;  // when the next wish may be sent
  #end; #over = new Promise((resolve, reject) => { this.#end = {resolve, reject}; });

  constructor({server, table, token, show}) {
    this.#server = server;
    this.#table = table;
    this.#token = token;
    this.#show = show;
  }

  /// Stays at the table until `leave` is called; fails if the server does not admit us.
  async play() {
    this.#connect(250);
    return this.#over;
  }

  leave() {
    this.#closed = true;
    this.#socket?.close();
    this.#end.resolve();
  }

  async wish(type, fields = {}) {
    const now = Date.now();
    this.#free = Math.max(now, this.#free) + kPace;
    await sleep(this.#free - kPace - now);
    const message = {type, id: randomUUID(), ...fields};
    const answer = new Promise((resolve) => this.#waiting.set(message.id, {message, resolve}));
    if (this.#greeted) this.#send(message);
    return answer;
  }

  step(version, move) { return this.wish('step', {version, move}); }
  sync() { this.#send({type: 'sync', version: this.#known}); }

  #send(message) {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  async #connect(pause) {
    const WebSocket = await webSocket().catch((fault) => this.#end.reject(fault));
    if (!WebSocket) return;
    const address = new URL(`/api/tables/${this.#table}/socket`, this.#server);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = this.#socket = new WebSocket(address);
    this.#greeted = false;
    socket.addEventListener('open', () => {
      this.#send({type: 'hello', protocol: 2, token: this.#token, known: this.#known});
    });
    socket.addEventListener('message', ({data}) => this.#hear(JSON.parse(data)));
    socket.addEventListener('error', () => {});  // "close" follows
    socket.addEventListener('close', async ({code}) => {
      if (this.#closed) return;
      if (code === kNotAdmitted || code === kPutAside || code === kBadMessage)
        return this.#end.reject(new Error(`the server hung up: ${code}`));
      const next = this.#greeted ? 250 : Math.min(2 * pause, kLongestPause);
      await sleep(next);
      if (!this.#closed) this.#connect(next);
    });
  }

  #hear(message) {
    if (this.#closed) return;
    switch (message.type) {
      case 'scene': return this.#see(message);
      case 'reply': return this.#answered(message);
      case undefined: return this.#end.reject(new Error(message.error.detail));
      case 'fault': return this.#end.reject(new Error(`not understood: ${message.detail}`));
    }
  }

  #see(scene) {
    this.#known = scene.table.version;
    if (!this.#greeted) {
      this.#greeted = true;
      for (const {message} of this.#waiting.values()) this.#send(message);
    }
    Promise.resolve(this.#show(scene)).catch((fault) => this.#end.reject(fault));
  }

  async #answered(reply) {
    const wish = this.#waiting.get(reply.id);
    if (!wish || reply.answer === 'waiting') return;  // an undo: the others are being asked
    if (['unavailable', 'busy', 'too_fast'].includes(reply.answer)) {
      await sleep(500);
      return this.#send(wish.message);
    }
    this.#waiting.delete(reply.id);
    wish.resolve(reply);
  }
}
