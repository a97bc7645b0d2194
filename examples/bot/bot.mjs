// A bot as a program of its own: one JSON message a line comes in, one goes out (docs/bots.md).
// It claims the longest lane it can pay for, and draws cards when there is none worth a turn.
import {createInterface} from 'node:readline';

let lengths;  // of the lanes, by id

/// The longest lane that can be paid now, as a move.
function longestClaim(claims = {}) {
  const [lane] = Object.keys(claims).sort((a, b) => lengths[b] - lengths[a]);
  return lane && {length: lengths[lane], move: `claim ${lane} ${claims[lane][0]}`};
}

/// The face-up card the hand has most of; blind if it has none of them.
function draw({slots = [], blind = []}, view) {
  const held = (slot) => view.own.hand[view.market[slot]] ?? 0;
  const [slot] = [...slots].sort((a, b) => held(b) - held(a));
  if (slot !== undefined && (held(slot) > 0 || blind.length === 0)) return `slot ${slot}`;
  return blind.length > 0 ? `blind ${blind[0]}` : undefined;
}

/// Each choice becomes a move by joining texts, so no rule of the game is needed here.
function choose(view) {
  const it = view.choices;
  if (it.keep) return ['keep', ...it.keep.offer.slice(0, it.keep.least)].join(' ');
  if (it.tolls) return `pay ${it.tolls[0]}`;
  if (it.withdraw) return 'withdraw';
  if (it.fleet) return `fleet ${it.fleet[Math.floor(it.fleet.length / 2)]}`;
  if (it.refill) return `refill ${it.refill[0]}`;
  const claim = longestClaim(it.claims);
  if (claim?.length >= 3) return claim.move;
  const card = draw(it, view) ?? claim?.move;
  if (card) return card;
  if (it.draw_tickets) return 'tickets';
  const [pieces, amounts] = Object.entries(it.exchange ?? it.harbours)[0];
  return it.exchange ? `exchange ${amounts[0]} ${pieces}` : `harbour ${pieces} ${amounts[0]}`;
}

for await (const line of createInterface({input: process.stdin})) {
  const message = JSON.parse(line);
  if (message.type === 'game') lengths = Object.fromEntries(message.board.lanes.map((lane) => [lane.id, lane.length]));
  if (message.type === 'decide') console.log(JSON.stringify({id: message.id, move: choose(message.view)}));
}
