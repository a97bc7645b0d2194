import { textsIn } from '../i18n/index.svelte';
import type { Language } from '../base/languages';
import type { Blanks } from '../i18n/messages';
import { laneName, nodeName, ticketNameById } from '../words/names';
import type { Board, Why } from '../protocol';

/** "Why: on the way to Denver – El Paso, 5 spaces to go." */
export function motiveWords(why: Why, board: Board, language: Language): string {
  const { replay, said } = textsIn(language);
  return replay.why(said.whys[why.code](blanksOf(why, board, language)));
}

/** The fields of a motive by their names, in words; what it does not speak of is "none" or 0. */
function blanksOf(why: Why, board: Board, language: Language): Blanks {
  const named = (id: string | undefined, name: typeof laneName): string =>
    id === undefined ? 'none' : name(board, id, language);
  return {
    ticket: named(why.ticket, ticketNameById),
    other: named(why.other, ticketNameById),
    lane: named(why.lane, laneName),
    node: named(why.node, nodeName),
    pieces: why.pieces ?? 'none',
    deck: board.decks.find((deck) => deck.id === why.deck)?.kind ?? 'none',
    count: why.count ?? 0,
    points: why.points ?? 0,
    trains: why.trains ?? 0,
    ships: why.ships ?? 0,
  };
}
