import { textsIn } from '../i18n/index.svelte';
import { isFace, type Face } from '../base/faces';
import type { Language } from '../base/languages';
import { starSigns } from '../words/levels';
import type { Board, Choice, Scene, Seat, SeatView, TableSeat, View } from '../protocol';

/** What a player's panel says; drawn small or large, read aloud whole. */
export interface PlayerLine {
  seat: Seat;
  name: string;
  you: boolean;
  active: boolean;
  /** Ticked while everybody chooses at the same time. */
  ready: boolean | null;
  presence: string;
  /** The picture its holder has chosen. */
  face: Face | null;
  away: boolean;
  score: number;
  /** Dollars, not points. */
  money: boolean;
  wagons: number;
  ships: number | null;
  harbours: number | null;
  cards: number;
  tickets: number;
  /** Of one's own tickets. */
  done: number | null;
  /** What it has by cards that do things, by name. */
  tokens: { id: string; name: string; count: number }[];
  /** Turns still to come in the last round. */
  turns: number | null;
  label: string;
}

/** `counted`: the game is over and everything has been told, so that the final scores are shown. */
export function playerLines(
  scene: Scene,
  bots: Choice[],
  language: Language,
  counted = false,
  tokens: Board['tokens'] = [],
): PlayerLine[] {
  const { view } = scene;
  if (view === null) return [];
  const final = new Map(counted ? scene.standings?.map(({ seat, total }) => [seat, total]) : []);
  return view.seats.map((shown, seat) => playerLine({ scene, view, final, bots, language, tokens }, shown, seat));
}

interface Telling {
  scene: Scene;
  view: View;
  final: ReadonlyMap<Seat, number>;
  bots: Choice[];
  language: Language;
  tokens: NonNullable<Board['tokens']>;
}

function playerLine({ scene, view, final, bots, language, tokens }: Telling, shown: SeatView, seat: Seat): PlayerLine {
  const texts = textsIn(language);
  const at = scene.table.seats[seat];
  const running = scene.table.status === 'running';
  const line: Omit<PlayerLine, 'label'> = {
    seat,
    name: nameOf(at, bots, language) || texts.log.seat(seat + 1),
    you: scene.you === seat,
    active: running && view.ask.waiting.includes(seat),
    ready: view.ask.together && running ? !view.ask.waiting.includes(seat) : null,
    face: isFace(at?.badge) ? at.badge : null,
    presence: at ? presenceOf(at, scene.you === seat, bots, language) : '',
    away: at !== undefined && (at.autopilot || at.resigned || (at.holder === 'person' && !at.present)),
    score: final.get(seat) ?? shown.score,
    money: shown.company !== undefined,
    wagons: shown.trains,
    ships: shown.ships ?? null,
    harbours: shown.harbours_left ?? null,
    cards: Object.values(shown.cards).reduce((sum, n) => sum + n, 0),
    tickets: shown.tickets,
    done: scene.you === seat ? (view.own?.outlook.filter((one) => one.complete).length ?? null) : null,
    tokens: Object.entries(shown.tokens ?? {})
      .filter(([, count]) => count > 0)
      .map(([id, count]) => ({ id, name: tokens.find((one) => one.id === id)?.name[language] ?? id, count })),
    turns: view.last_round && running ? turnsOf(view, seat) : null,
  };
  return { ...line, label: labelOf(line, language) };
}

/** A bot that has no name of its own is called by its level. */
function nameOf(at: TableSeat | undefined, bots: Choice[], language: Language): string {
  if (at?.holder !== 'bot' || at.name !== at.bot) return at?.name ?? '';
  return bots.find((one) => one.id === at.bot)?.name[language] ?? at.name;
}

function presenceOf(at: TableSeat, you: boolean, bots: Choice[], language: Language): string {
  const texts = textsIn(language).table.player;
  if (at.resigned) return texts.resigned;
  if (at.autopilot) return texts.autopilot;
  if (at.holder === 'bot') return texts.bot(levelOf(at.bot ?? '', bots, language));
  if (at.holder === 'program') return texts.program;
  if (you) return texts.you;
  return at.present ? texts.online : texts.offline;
}

/** Its name, and how many stars it has: names alone have no order. */
function levelOf(level: string, bots: Choice[], language: Language): string {
  return `${bots.find((one) => one.id === level)?.name[language] ?? level} ${starSigns(level)}`.trimEnd();
}

/** The turn that is being played counts: it is that seat's last one or not. */
function turnsOf(view: View, seat: Seat): number {
  const n = view.seats.length;
  const left = view.last_round?.turns_left ?? 0;
  let turns = 0;
  for (let k = 0; k < left; k++) if ((view.active + k) % n === seat) turns++;
  return turns;
}

function labelOf(line: Omit<PlayerLine, 'label'>, language: Language): string {
  const texts = textsIn(language).table.player;
  const parts = [
    line.name,
    ...(line.active && line.ready === null ? [texts.to_move] : []),
    ...(line.ready === null ? [] : [line.ready ? texts.ready : texts.choosing]),
    line.presence,
    line.money ? textsIn(language).cards.money(line.score) : texts.score(line.score),
    texts.wagons(line.wagons),
    ...(line.ships === null ? [] : [texts.ships(line.ships)]),
    ...(line.harbours === null ? [] : [texts.harbours(line.harbours)]),
    texts.cards(line.cards),
    line.done === null ? texts.tickets(line.tickets) : texts.tickets_done(line.done, line.tickets),
    ...line.tokens.map(({ name, count }) => `${name}: ${count}`),
    ...(line.turns === null ? [] : [line.turns > 0 ? texts.turns_left(line.turns) : texts.no_turns_left]),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
