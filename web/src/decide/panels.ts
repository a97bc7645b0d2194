import type { Component } from 'svelte';
import { textsIn } from '../i18n/index.svelte';
import type { Language } from '../base/languages';
import { laneName, nodeName } from '../words/names';
import type { Board, View } from '../protocol';
import type { Selection } from '../model/select';
import type { Sheet } from '../model/ui.svelte';
import { coloursInWords } from './assist';
import ClaimList from './ClaimList.svelte';
import type { Decision } from './decision';
import { laneOf } from './lanes';
import type { PanelProps } from './panel';
import TicketChoice from './TicketChoice.svelte';

export type Kind = Decision['kind'];
type Due<K extends Kind> = Extract<Decision, { kind: K }>;

/** What titles and panels are made from. */
export interface Now {
  board: Board;
  view: View;
  language: Language;
}

type Panel = Component<PanelProps & Record<string, unknown>>;

/** A component with what it is given beside the table. */
export interface Shown {
  panel: Panel | Promise<Panel>;
  given: Record<string, unknown>;
  /** Made anew when this changes, so that nothing typed into it stays. */
  anew: string;
}

/** One kind of question: when it is due, what it is called, and what shows it. */
interface Row<K extends Kind> {
  /** Due as an answer that nothing else can be done before. */
  asked?: (view: View) => Due<K> | null;
  /** Due because of what was touched. */
  touched?: (selection: Selection) => Due<K> | null;
  /** Due because a list was opened. */
  opened?: (sheet: Sheet) => Due<K> | null;
  /** Two of a kind that are not the same panel differ in this. */
  key?: (decision: Due<K>) => string;
  title: (decision: Due<K>, now: Now) => string;
  /** Null where nothing has to be shown beside the map. */
  show: ((decision: Due<K>, now: Now) => Shown | null) | null;
}

function show<Given extends object>(
  panel: Component<PanelProps & Given> | Promise<Component<PanelProps & Given>>,
  given: Given,
  anew = '',
): Shown {
  return { panel, given, anew } as unknown as Shown;
}

/** Fetched once, when it is asked for; again if that was in vain. */
function late<Props extends object>(
  load: () => Promise<{ default: Component<Props> }>,
): () => Promise<Component<Props>> {
  let panel: Promise<Component<Props>> | null = null;
  return () => {
    panel ??= load().then(
      (module) => module.default,
      (error: unknown) => {
        panel = null;
        throw error;
      },
    );
    return panel;
  };
}

/** Panels that nobody sees before something was touched: a table is usable before it has them. */
const LATE = {
  draw: late(() => import('./DrawTickets.svelte')),
  effect: late(() => import('./EffectChoice.svelte')),
  exchange: late(() => import('./Exchange.svelte')),
  fleet: late(() => import('./Fleet.svelte')),
  harbour: late(() => import('./HarbourPanel.svelte')),
  payment: late(() => import('./PaymentSheet.svelte')),
  refill: late(() => import('./Refill.svelte')),
  tunnel: late(() => import('./TunnelPanel.svelte')),
};

/** Fetches them ahead, so that nobody waits for one, and a line that breaks takes none away. */
export function fetchPanels(): void {
  for (const panel of Object.values(LATE)) panel().catch(() => undefined);
}

const words = ({ language }: Now) => textsIn(language).decide;

/** A question to several seats: due until it is answered, and then until all have. */
function answered(view: View, kind: View['ask']['kind'], open: boolean): { waiting: boolean } | null {
  if (view.ask.kind !== kind) return null;
  if (open) return { waiting: false };
  return (view.own?.answer ?? null) === null ? null : { waiting: true };
}

/** In the order in which they are asked whether they are due. */
export const PANELS: { [K in Kind]: Row<K> } = {
  keep: {
    asked(view) {
      const due = answered(view, 'keep_tickets', view.choices?.keep !== undefined);
      return due && { kind: 'keep', ...due };
    },
    key: ({ waiting }) => String(waiting),
    title: (_, now) => (now.view.ask.together ? words(now).keep_title_first : words(now).keep_title),
    show: ({ waiting }) => show(TicketChoice, { waiting }),
  },
  fleet: {
    asked(view) {
      const due = answered(view, 'choose_fleet', view.choices?.fleet !== undefined);
      return due && { kind: 'fleet', ...due };
    },
    key: ({ waiting }) => String(waiting),
    title: (_, now) => words(now).fleet_title,
    show: ({ waiting }) => show(LATE.fleet(), { waiting }),
  },
  refill: {
    asked: ({ choices }) => (choices?.refill ? { kind: 'refill' } : null),
    title: (_, now) => words(now).refill_title,
    show: () => show(LATE.refill(), {}),
  },
  tunnel: {
    asked: ({ choices }) => (choices?.tolls || choices?.withdraw ? { kind: 'tunnel' } : null),
    title: (_, now) =>
      words(now).tunnel_title(now.view.tunnel ? laneName(now.board, now.view.tunnel.lane, now.language) : ''),
    show: (_, { view: { tunnel } }) => (tunnel ? show(LATE.tunnel(), { tunnel }) : null),
  },
  effect: {
    asked: ({ choices }) => (choices?.effect || choices?.decline ? { kind: 'effect' } : null),
    title: (_, now) => now.view.ask.source?.name[now.language] ?? words(now).effect.title,
    show: () => show(LATE.effect(), {}),
  },
  pay: {
    touched: (selection) => (selection.kind === 'lane' ? { kind: 'pay', lane: selection.lane } : null),
    title({ lane }, now) {
      const name = laneName(now.board, lane, now.language);
      return now.view.choices?.claims?.[lane] ? words(now).claim_title(name) : words(now).look_title(name);
    },
    show({ lane: id }, { board }) {
      const lane = laneOf(board, id);
      return lane ? show(LATE.payment(), { lane }) : null;
    },
  },
  claims: {
    touched: (selection) =>
      selection.kind === 'colour' ? { kind: 'claims', node: null, codes: selection.codes } : null,
    opened: (sheet) => (sheet.kind === 'claims' ? { kind: 'claims', node: sheet.node, codes: null } : null),
    key: ({ node, codes }) => `${node ?? ''} ${codes?.join('') ?? ''}`,
    title({ node, codes }, now) {
      if (codes !== null) return words(now).claims_colour(coloursInWords(now.board, codes, now.language));
      return node === null ? words(now).claims_title : words(now).claims_city(nodeName(now.board, node, now.language));
    },
    show: ({ node, codes }) => show(ClaimList, { node, codes }, `${node ?? ''} ${codes?.join('') ?? ''}`),
  },
  draw_tickets: {
    touched: (selection) => (selection.kind === 'tickets' ? { kind: 'draw_tickets' } : null),
    title: (_, now) => words(now).draw_tickets_title,
    show: () => show(LATE.draw(), {}),
  },
  harbour: {
    touched: (selection) => (selection.kind === 'harbour' ? { kind: 'harbour' } : null),
    opened: (sheet) => (sheet.kind === 'harbour' ? { kind: 'harbour' } : null),
    title: (_, now) => words(now).harbour_title,
    show: () => show(LATE.harbour(), {}),
  },
  exchange: {
    touched: (selection) => (selection.kind === 'exchange' ? { kind: 'exchange' } : null),
    opened: (sheet) => (sheet.kind === 'exchange' ? { kind: 'exchange' } : null),
    title: (_, now) => words(now).exchange_title,
    show: () => show(LATE.exchange(), {}),
  },
  draw: {
    touched: (selection) => (selection.kind === 'slot' || selection.kind === 'blind' ? { kind: 'draw' } : null),
    title: () => '',
    show: null,
  },
};
