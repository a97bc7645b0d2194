import type { Texts } from '../rulebook';
import type { Numbers } from '../numbers';

export const titles = { here: 'About this board' };

export const texts = {
  here: 'This board has no rulebook of its own. These are the **general rules**, which hold on every board; what is special here is not told in this book. The table itself knows it all: whatever cannot be done is greyed, and says why.',
  points:
    'Points come from\n- every route, at once, the longer the better;\n- every ticket, at the end: a complete one gives its points, an **incomplete one costs them**;\n- bonuses at the end, where the board has any.',
  claim_double:
    'Where several **lanes** run side by side, nobody may own two of them. With few players only one of them can be used: once it is claimed, the others are closed, and the map shows it.',
  tickets_take:
    'Take the tickets you are offered, keep at least as many as you are asked to, and lay the others aside. If the pile is empty, this action is not possible.',
  end: 'When somebody ends a turn with only a few wagons left, the **last turns** begin. Then all tickets are shown and counted.',
} satisfies Texts;

/** What the data of a board tells about it. */
export function numbers(n: Numbers): string {
  const lines = [
    `wagons of each player: **${n.trains}**`,
    `cards dealt to each player: **${n.hand}**`,
    `first tickets: **${n.first.offer}**, keep at least **${n.first.keep}**`,
    `later tickets: **${n.later.offer}**, keep at least **${n.later.keep}**`,
    `points for routes: ${n.points.map(([length, points]) => `${length} spaces **${points}**`).join(', ')}`,
    `the last turns begin with **${n.threshold}** wagons left, or fewer; turns that each player then has: **${n.turns}**`,
    ...n.bonuses.map(([name, points]) => `bonus – ${name}: **${points}**`),
  ];
  return `This board in numbers:\n${lines.map((line) => `- ${line}`).join('\n')}`;
}
