import { amount } from '../words/amount';
import type { Language } from '../base/languages';
import { textsIn } from '../i18n/index.svelte';
import { countryName, nodeName, ticketNameById } from '../words/names';
import type { Board, Seat, Tie } from '../protocol';
import type { HarbourStep, TicketStep, UnbuiltStep, WinnerStep } from './ceremony';
import type { BonusKind } from './parts';

/** "+12", "−7", "0"; a real minus sign is as wide as a plus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0';
}

/** A total may be negative too. */
export function plain(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

export function actWords(
  act: TicketStep | HarbourStep | UnbuiltStep,
  board: Board,
  language: Language,
): { title: string; detail: string } {
  const words = textsIn(language).end;
  switch (act.kind) {
    case 'ticket':
      return { title: ticketNameById(board, act.ticket, language), detail: ticketState(act, board, language) };
    case 'harbour':
      return {
        title: words.harbour(nodeName(board, act.node, language)),
        detail: words.harbour_tickets(act.tickets.length),
      };
    case 'unbuilt':
      return { title: words.unbuilt, detail: words.harbours(act.count) };
  }
}

function ticketState(act: TicketStep, board: Board, language: Language): string {
  const words = textsIn(language).end;
  if (!act.complete) return words.not_completed;
  if (act.tour) return words[act.tour];
  return act.country === undefined ? words.completed : words.country(countryName(board, act.country, language));
}

/** "longest trail" */
export function bonusName(award: BonusKind, language: Language): string {
  return textsIn(language).said.awards[award]();
}

/** What a seat has to show for it: "12 spaces". */
export function bonusValue(award: BonusKind, value: number, language: Language): string {
  return textsIn(language).said.award_values[award]({ value });
}

/** Few words for large letters. */
export function bannerWords(winners: Seat[], names: string[], you: Seat | null, language: Language): string {
  const { banner } = textsIn(language).end;
  const [only] = winners;
  if (only === undefined || winners.length > 1) return banner.share;
  return only === you ? banner.you : banner.wins(names[only] ?? '');
}

/** Who won, and why if points alone did not say it. */
export function winnerWords(
  { seats, total: sum, tie }: Pick<WinnerStep, 'seats' | 'total' | 'tie'>,
  names: string[],
  you: Seat | null,
  language: Language,
  board: Board | null = null,
): string[] {
  const total = amount(sum, board, language);
  const words = textsIn(language).end;
  const name = (seat: Seat) => names[seat] ?? '';
  const [only] = seats;
  if (only === undefined) return [];
  const first =
    seats.length > 1
      ? words.share(seats.map(name), total)
      : only === you
        ? words.you_win(total)
        : words.wins(name(only), total);
  return [
    first,
    ...(tie ? tieWords(tie, total, names, language) : []),
    ...(seats.length > 1 ? [words.still_equal] : []),
  ];
}

function tieWords(tie: Tie, total: string, names: string[], language: Language): string[] {
  const words = textsIn(language).end;
  const named = (values: { seat: Seat; value: number }[]) =>
    values.map(({ seat, value }) => ({ name: names[seat] ?? '', value }));
  return [
    words.tied(
      tie.seats.map((seat) => names[seat] ?? ''),
      total,
    ),
    ...tie.decided.map(({ by, values }) => words.tie[by](named(values))),
  ];
}
