import { motives as en, type About } from '../i18n/en/motives';
import { motives as pl } from '../i18n/pl/motives';
import type { Language } from '../i18n/plural';
import { laneName, nodeName, ticketNameById } from '../log/names';
import type { Board, Why } from '../protocol';

// Not among the texts that every page has: only a replay says them.
const MOTIVES = { en, pl };

/** "Why: on the way to Denver – El Paso, 5 spaces to go." */
export function motiveWords(why: Why, board: Board, language: Language): string {
  const texts = MOTIVES[language];
  return texts.why(texts.said[why.code](aboutOf(why, board, language)));
}

function aboutOf(why: Why, board: Board, language: Language): About {
  const named = (id: string | undefined, name: typeof laneName): string => (id === undefined ? '' : name(board, id, language));
  return {
    ticket: named(why.ticket, ticketNameById),
    other: named(why.other, ticketNameById),
    lane: named(why.lane, laneName),
    node: named(why.node, nodeName),
    pieces: why.pieces ?? 'trains',
    deck: board.decks.find((deck) => deck.id === why.deck)?.kind ?? 'rail',
    count: why.count ?? 0,
    points: why.points ?? 0,
    trains: why.trains ?? 0,
    ships: why.ships ?? 0,
  };
}
