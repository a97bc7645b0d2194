import { textsIn } from '../i18n/index.svelte';
import type { Language } from '../i18n/languages';
import type { Choice, Scene, Seat, TableSeat, View } from '../protocol';

/** What a player's panel says; drawn small or large, read aloud whole. */
export interface PlayerLine {
  seat: Seat;
  name: string;
  you: boolean;
  active: boolean;
  /** Ticked while everybody chooses at the same time. */
  ready: boolean | null;
  presence: string;
  away: boolean;
  score: number;
  wagons: number;
  ships: number | null;
  harbours: number | null;
  cards: number;
  tickets: number;
  /** Of one's own tickets. */
  done: number | null;
  /** Turns still to come in the last round. */
  turns: number | null;
  label: string;
}

/** `counted`: the game is over and everything has been told, so that the final scores are shown. */
export function playerLines(scene: Scene, bots: Choice[], language: Language, counted = false): PlayerLine[] {
  const { view } = scene;
  if (view === null) return [];
  const final = new Map(counted ? scene.standings?.map(({ seat, total }) => [seat, total]) : []);
  return view.seats.map((_, seat) => playerLine({ scene, view, final, bots, language }, seat));
}

interface Telling {
  scene: Scene;
  view: View;
  final: ReadonlyMap<Seat, number>;
  bots: Choice[];
  language: Language;
}

function playerLine({ scene, view, final, bots, language }: Telling, seat: Seat): PlayerLine {
  const texts = textsIn(language);
  const shown = view.seats[seat]!;
  const at = scene.table.seats[seat];
  const running = scene.table.status === 'running';
  const line: Omit<PlayerLine, 'label'> = {
    seat,
    name: at?.name || texts.log.seat(seat + 1),
    you: scene.you === seat,
    active: running && view.ask.waiting.includes(seat),
    ready: view.ask.together && running ? !view.ask.waiting.includes(seat) : null,
    presence: at ? presenceOf(at, scene.you === seat, bots, language) : '',
    away: at !== undefined && (at.autopilot || at.resigned || (at.holder === 'person' && !at.present)),
    score: final.get(seat) ?? shown.score,
    wagons: shown.trains,
    ships: shown.ships ?? null,
    harbours: shown.harbours_left ?? null,
    cards: Object.values(shown.cards).reduce((sum, n) => sum + n, 0),
    tickets: shown.tickets,
    done: scene.you === seat ? (view.own?.outlook.filter((one) => one.complete).length ?? null) : null,
    turns: view.last_round && running ? turnsOf(view, seat) : null,
  };
  return { ...line, label: labelOf(line, language) };
}

function presenceOf(at: TableSeat, you: boolean, bots: Choice[], language: Language): string {
  const texts = textsIn(language).table.player;
  if (at.resigned) return texts.resigned;
  if (at.autopilot) return texts.autopilot;
  if (at.holder === 'bot') return texts.bot(bots.find((one) => one.id === at.bot)?.name[language] ?? at.bot ?? '');
  if (at.holder === 'program') return texts.program;
  if (you) return texts.you;
  return at.present ? texts.online : texts.offline;
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
    texts.score(line.score),
    texts.wagons(line.wagons),
    ...(line.ships === null ? [] : [texts.ships(line.ships)]),
    ...(line.harbours === null ? [] : [texts.harbours(line.harbours)]),
    texts.cards(line.cards),
    line.done === null ? texts.tickets(line.tickets) : texts.tickets_done(line.done, line.tickets),
    ...(line.turns === null ? [] : [line.turns > 0 ? texts.turns_left(line.turns) : texts.no_turns_left]),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
