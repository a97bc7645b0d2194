// Which of its choices the bot takes. It knows no rules: it reads `choices` of its view, weighs
// them with the lengths printed on the board, and joins texts to a move.

const kWorthwhile = 4;  // spaces of a lane that is claimed at once
const kFullHand = 9;    // cards with which any lane is claimed

function sum(numbers) {
  return numbers.reduce((all, n) => all + n, 0);
}

/// The claim of most spaces; of two, the one with fewer locos.
function bestClaim(claims, board) {
  const lanes = new Map(board.lanes.map((lane) => [lane.id, lane]));
  const loco = board.sorts.find((sort) => sort.loco).code;
  let best;
  for (const [id, payments] of Object.entries(claims)) {
    for (const payment of payments) {
      const worth = lanes.get(id).length - 0.1 * (payment.split(loco).length - 1);
      if (!best || worth > best.worth) best = {worth, length: lanes.get(id).length, id, payment};
    }
  }
  return best;
}

/// The face-up card of which the hand holds most; a blind one if none of them is held.
function draw({slots = [], blind = []}, view) {
  const held = (slot) => view.own.hand[view.market[slot]] ?? 0;
  const slot = [...slots].sort((a, b) => held(b) - held(a))[0];
  if (slot !== undefined && (held(slot) > 0 || blind.length === 0)) return `slot ${slot}`;
  return blind.length > 0 ? `blind ${blind[0]}` : undefined;
}

/// A decision that leaves no other kind of choice.
function answer({keep, tolls, withdraw, fleet, refill}) {
  if (keep) return ['keep', ...keep.offer.slice(0, keep.least)].join(' ');
  if (tolls) return `pay ${tolls[0]}`;
  if (withdraw) return 'withdraw';
  if (fleet) return `fleet ${fleet[Math.floor(fleet.length / 2)]}`;
  if (refill) return `refill ${refill[0]}`;
  return undefined;
}

/// What is left when no lane can be claimed and no card drawn.
function rest({draw_tickets, harbours, exchange}) {
  if (harbours) {
    const [node, payments] = Object.entries(harbours)[0];
    return `harbour ${node} ${payments[0]}`;
  }
  if (draw_tickets) return 'tickets';
  const [pieces, amounts] = Object.entries(exchange)[0];
  return `exchange ${amounts[0]} ${pieces}`;
}

export function choose(view, board) {
  const choices = view.choices;
  const forced = answer(choices);
  if (forced) return forced;
  const claim = bestClaim(choices.claims ?? {}, board);
  const cards = sum(Object.values(view.own.hand));
  if (claim && (claim.length >= kWorthwhile || cards >= kFullHand))
    return `claim ${claim.id} ${claim.payment}`;
  return draw(choices, view) ?? (claim ? `claim ${claim.id} ${claim.payment}` : rest(choices));
}
