import type { Board, ChronicleChapter, SeatView, View } from '../protocol';
import { t } from '../i18n/index.svelte';
import type { Highlight } from '../protocol';
import { lanesName, ticketWords, type Told } from './told';

// The map as a chapter left it, for the drawing that every game's map has.

/** The board with the campaign's companies as its seats, so that lanes have their colours. */
export function boardOf(board: Board, { scene, book }: Told): Board {
  const companies = scene.companies.flatMap(({ company }) => {
    const piece = book.find('company', company);
    return piece ? [piece] : [];
  });
  return { ...board, companies, seats: companies.length };
}

/** The little of a view that a picture of the map needs. */
export function viewOf(chapter: ChronicleChapter | null, { scene }: Told): View {
  const seats = scene.companies.map(({ company }) => {
    const slip = chapter?.slips.find((one) => one.company === company);
    return { lanes: chapter?.lanes[company] ?? [], score: slip?.dollars ?? 0 } as unknown as SeatView;
  });
  return { seats } as unknown as View;
}

/** What a chapter is remembered for, as a sentence. */
export function highlightSentence(one: Highlight, told: Told): string {
  const { between } = t();
  const { book } = told;
  const company = one.company === null ? '' : book.name('company', one.company);
  const n = one.n ?? 0;
  switch (one.kind) {
    case 'thing':
      return between.highlight_thing({ company, thing: book.name('item', one.item ?? ''), n });
    case 'ticket':
      return between.highlight_ticket({ company, thing: ticketWords(told, one.ticket ?? ''), n });
    case 'payment':
      return between.highlight_payment({ company, n });
    case 'tie_break':
      return between.highlight_tie_break({ company, n });
    case 'tie_below':
      return between.highlight_tie_below({ company, n });
    case 'firstcomer':
      return between.highlight_firstcomer({ company, thing: book.name('region', one.region ?? ''), n });
    case 'last_loco': {
      const token = one.token === undefined ? '' : book.name('token', one.token);
      return between.highlight_last_loco({ company, thing: `${token}, ${lanesName(told, one.lane ?? '')}`, n });
    }
  }
}
