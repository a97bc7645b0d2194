import type { ClockRule, EditionSummary, OpenTable, Settings } from '../protocol';
import { freeName, nameFault, trimName, type NameFault } from './names';

/** All but the token, which is chosen when the table is asked for. */
export type WantedTable = Omit<OpenTable, 'token'>;

export type SeatPlan = { kind: 'friend' | 'device' | 'bot'; name: string; level: string };

/** A table as somebody wishes it; the first seat is theirs, `seats` are the further ones. */
export interface TablePlan {
  name: string;
  edition: string;
  seats: SeatPlan[];
  options: Record<string, string>;
  clock: ClockRule;
  listed: boolean;
  spectators: boolean;
  undo: Settings['undo'];
  aids: Settings['aids'];
  chat: Settings['chat'];
  autopilot: boolean;
}

export type Company = 'friends' | 'device';

/** The amounts offered for each kind of clock, and which one is taken first. */
export const CLOCKS: Record<Exclude<ClockRule['kind'], 'none'>, { amounts: number[]; first: number }> = {
  turn: { amounts: [30, 60, 90, 120, 180, 300], first: 90 },
  game: { amounts: [600, 900, 1200, 1800, 2700, 3600], first: 1200 },
  days: { amounts: [1, 2, 3, 5, 7, 14], first: 2 },
};

export function clockOf(kind: ClockRule['kind']): ClockRule {
  return kind === 'none' ? { kind } : { kind, amount: CLOCKS[kind].first };
}

export function standardPlan(company: Company, name: string, level: string): TablePlan {
  const kind = company === 'device' ? 'device' : 'friend';
  const further = company === 'device' ? 1 : 2;
  return {
    name,
    edition: 'usa',
    seats: Array.from({ length: further }, () => ({ kind, name: '', level })),
    options: {},
    clock: { kind: 'none' },
    listed: false,
    spectators: false,
    undo: 'asked',
    aids: 'public',
    chat: 'free',
    autopilot: true,
  };
}

/** The further seats when there are to be `count` in all; new ones are like the last. */
export function resized(seats: readonly SeatPlan[], count: number): SeatPlan[] {
  const last = seats.at(-1) ?? { kind: 'friend', name: '', level: '' };
  return Array.from({ length: count - 1 }, (_, i) => seats[i] ?? { ...last, name: '' });
}

/** As many seats as the edition allows, and none of another edition's options. */
export function movedTo(plan: TablePlan, edition: EditionSummary): TablePlan {
  const [least, most] = edition.seats;
  const count = Math.min(most, Math.max(least, plan.seats.length + 1));
  return { ...plan, edition: edition.id, options: {}, seats: resized(plan.seats, count) };
}

/** Every name at the table by seat; who gave none is called `standard`, with a number if need be. */
export function namesOf(plan: TablePlan, standard: string): (string | null)[] {
  const names: (string | null)[] = [trimName(plan.name) || standard];
  const given = [names[0], ...plan.seats.map((seat) => (seat.kind === 'device' ? trimName(seat.name) : ''))];
  const taken = given.filter((name): name is string => !!name);
  for (const seat of plan.seats) {
    if (seat.kind !== 'device') {
      names.push(null);
      continue;
    }
    const name = trimName(seat.name) || freeName(standard, taken);
    if (!trimName(seat.name)) taken.push(name);
    names.push(name);
  }
  return names;
}

/** What is wrong with each name, by seat. */
export function nameFaults(plan: TablePlan, standard: string): (NameFault | null)[] {
  const names = namesOf(plan, standard);
  return names.map((name, seat) => {
    if (name === null) return null;
    const before = names.slice(0, seat).filter((one): one is string => one !== null);
    return nameFault(name, before);
  });
}

/** What POST /api/tables is sent: only those options that are not standard. */
export function bodyOf(plan: TablePlan, edition: EditionSummary | undefined, standard: string): WantedTable {
  const options: Record<string, string> = {};
  for (const option of edition?.options ?? []) {
    const choice = plan.options[option.id];
    if (choice !== undefined && choice !== option.standard) options[option.id] = choice;
  }
  return {
    name: namesOf(plan, standard)[0] ?? standard,
    edition: plan.edition,
    seats: ['me', ...plan.seats.map((seat) => (seat.kind === 'bot' ? `bot:${seat.level}` : 'open'))],
    options,
    clock: plan.clock.kind === 'none' ? { kind: 'none' } : { ...plan.clock },
    listed: plan.listed,
    spectators: plan.spectators,
    undo: plan.undo,
    aids: plan.aids,
    chat: plan.chat,
    autopilot: plan.autopilot,
  };
}

/** The seats that are taken from this device right after the table is open. */
export function deviceSeats(plan: TablePlan, standard: string): { seat: number; name: string }[] {
  return namesOf(plan, standard).flatMap((name, seat) => (seat > 0 && name !== null ? [{ seat, name }] : []));
}
