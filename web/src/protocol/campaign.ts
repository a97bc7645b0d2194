// A campaign between its games: what its line and its pages of HTTP say.

import type { Colour } from './box';
import type { ClockRule, Settings } from './table';
import type { Reply } from './messages';
import type { Seat, Text } from './terms';

/** A company by its id; postcards are known by number, everything else of a box by id. */
export type CompanyId = string;

// --- before there is one ---------------------------------------------------------------------------

export interface BoxCompany {
  company: CompanyId;
  colour: Colour;
  name: Text;
  president: Text;
  motto: Text;
  text: Text;
}
export interface Box {
  content: string;
  version: number;
  name: Text;
  games: number;
  last_to_join: number;
  companies: BoxCompany[];
  /** In which year each game plays. */
  years: number[];
}
export interface ChapterSettings {
  clock?: ClockRule;
  chat?: Settings['chat'];
  undo?: Settings['undo'];
  aids?: Settings['aids'];
  autopilot?: boolean;
  spectators?: boolean;
}
export type FoundingCompany =
  { company: CompanyId; name: string; token: string; badge?: string } | { company: CompanyId; bot: string };
export interface FoundCampaign {
  content: string;
  name: string;
  companies: FoundingCompany[];
  settings?: ChapterSettings;
}
export interface Founded {
  campaign: string;
  code: string;
}
export interface JoinCampaign {
  code: string;
  company: CompanyId;
  name: string;
  token: string;
  badge?: string;
}
export interface JoinedCampaign {
  campaign: string;
  company: CompanyId;
}

export type CampaignStatus = 'gathering' | 'playing' | 'closing' | 'finished';
export type CompanyHolder = 'person' | 'bot' | 'nobody';

export interface CampaignSummary {
  id: string;
  name: string;
  content: string;
  status: CampaignStatus;
  chapter: number;
  year: number;
  meet: string;
  companies: { company: CompanyId; holder: CompanyHolder; name: string; called?: string; free: boolean }[];
  /** For members. */
  table?: string | null;
  updated: number;
}
export type MyCampaign = CampaignSummary & { you: CompanyId; your_turn: boolean; waits_for: CompanyId | null };

export type EveningSeat =
  | { company: CompanyId; name: string; token: string }
  | { company: CompanyId; bot: string }
  | { company: CompanyId; open: true };

// --- the scene -------------------------------------------------------------------------------------

export interface CampaignCompany {
  company: CompanyId;
  holder: CompanyHolder;
  name: string;
  /** The company's own name, if it was given one. */
  called?: string;
  level?: string;
  badge?: string;
  free: boolean;
  /** Its holder hands it on. */
  offered?: boolean;
  present: boolean;
  joined: number;
  missed: number;
  office: string[];
  postcards: { held: number[]; shown: number[] };
  stamps: string[];
  last_slip: { game: number; dollars: number; place: number } | null;
  played: number;
  saved: number;
}

export type Comes = 'here' | 'absent' | 'bot' | 'guest';
export interface Attending {
  company: CompanyId;
  /** Null: nobody has said yet. */
  as: Comes | null;
  counts?: 'slip' | 'absence';
  level?: string;
  name?: string;
  ticked?: boolean;
  /** Once the chapter has begun; null for who is absent. */
  seat?: Seat | null;
}

export type CampaignAskOf = 'event' | 'option' | 'item' | 'city';
export interface CampaignOption {
  what: string;
  name?: Text;
}
export interface CampaignAsk {
  company: CompanyId;
  of: CampaignAskOf;
  options: CampaignOption[];
  story?: string;
  side?: 'a' | 'b';
  token?: string;
  since: number;
  can_pass_on: boolean;
}

export interface CampaignEnd {
  game: number;
  year: number;
  table: string;
  step: number | null;
  facts: CampaignFact[];
}

export type VoteOf = 'rewind' | 'restore' | 'hand' | 'pass_on';
export interface CampaignVote {
  id: string;
  of: VoteOf;
  by: CompanyId;
  answers: Record<CompanyId, boolean>;
  waiting: CompanyId[];
  to?: number;
  game?: number;
  year?: number;
  from?: 'chapter' | 'end';
  seen?: string[];
  name?: string;
  chapter?: number;
  entries?: number;
  company?: CompanyId;
}
export interface RewindTarget {
  to: number;
  game: number;
  year: number;
  from: 'chapter' | 'end';
}

export interface CompanyCount {
  company: CompanyId;
  parts: { part: string; dollars: number }[];
  sum: number;
  /** 0: none. */
  place: number;
}

export interface CampaignScene {
  type: 'campaign';
  campaign: {
    id: string;
    code: string;
    name: string;
    content: string;
    content_version: number;
    status: CampaignStatus;
    chapter: number;
    year: number;
    trains: number;
    games: number;
    meet: string;
    version: number;
    founded: number;
    settings: ChapterSettings;
  };
  you: CompanyId;
  companies: CampaignCompany[];
  caboose: CompanyId | null;
  modules: string[];
  regions: string[];
  deck: string[];
  tokens: {
    lanes: Record<string, string[]>;
    cities: Record<string, { company: CompanyId; token: string }>;
    painted: Record<string, Colour>;
  };
  attendance: Attending[];
  can_begin: boolean;
  table: { id: string; code: string; status: string } | null;
  ask: CampaignAsk | null;
  end: CampaignEnd | null;
  vote: CampaignVote | null;
  rewinds: RewindTarget[];
  branches: { first: number; last: number; game: number; year: number; attempt: number }[];
  read: Record<CompanyId, string[]>;
  book: string;
  happened: { version: number; kind: string; company: CompanyId | null; facts: CampaignFact[] }[];
  gap: boolean;
  final: { counts: CompanyCount[]; vaults: Record<CompanyId, string[]> } | null;
}

export type CampaignFact =
  | { kind: 'founded' }
  | { kind: 'chapter_began'; game: number }
  | { kind: 'game_closed'; game: number }
  | { kind: 'company_joined'; company: CompanyId }
  | { kind: 'company_handed'; company: CompanyId }
  | { kind: 'company_left'; company: CompanyId }
  | { kind: 'caboose_taken'; company: CompanyId }
  | { kind: 'slip_written'; company: CompanyId; dollars: number; place: number }
  | { kind: 'lane_painted'; company: CompanyId; lane: string; colour: Colour }
  | { kind: 'lane_token'; company: CompanyId | null; lane: string; token: string }
  | { kind: 'city_token'; company: CompanyId | null; city: string; token: string }
  | { kind: 'event_added'; event: string }
  | { kind: 'event_archived'; event: string; company: CompanyId | null }
  | { kind: 'story_read'; story: string; side: 'a' | 'b' }
  | { kind: 'module_on'; module: string }
  | { kind: 'module_off'; module: string }
  | { kind: 'region_opened'; region: string }
  | { kind: 'option_chosen'; company: CompanyId; option: number; story: string; side: 'a' | 'b' }
  | { kind: 'ticket_retired'; ticket: string }
  | { kind: 'ticket_stamped'; company: CompanyId; ticket: string }
  | { kind: 'postcard_drawn'; company: CompanyId; postcard: number }
  | { kind: 'postcard_shown'; company: CompanyId; postcard: number }
  | { kind: 'postcard_archived'; postcard: number }
  | { kind: 'item_gained'; company: CompanyId; item: string }
  | { kind: 'slip_deposited'; company: CompanyId; dollars: number }
  | { kind: 'part_counted'; company: CompanyId; part: string; dollars: number }
  | { kind: 'company_counted'; company: CompanyId; dollars: number; place: number };

// --- wishes ----------------------------------------------------------------------------------------

export type CampaignWish =
  | { type: 'present'; yes: boolean }
  | {
      type: 'attend';
      company: CompanyId;
      as: Comes | null;
      counts?: 'slip' | 'absence';
      level?: string;
      name?: string;
    }
  | { type: 'begin'; version: number }
  | { type: 'choose'; version: number; what: string }
  | { type: 'bot'; company: CompanyId; level: string }
  | { type: 'read'; piece: string }
  | { type: 'rewind'; to: number }
  | { type: 'pass_on' }
  | { type: 'hand'; company: CompanyId; on: boolean }
  | { type: 'leave' }
  | { type: 'consent'; vote: string; yes: boolean }
  | { type: 'meet'; date: string }
  | { type: 'rename'; name: string }
  | { type: 'call'; company: CompanyId; called: string }
  | { type: 'saved'; chapter: number }
  | { type: 'chat'; text: string }
  | { type: 'chat'; phrase: string }
  | { type: 'sync'; version: number };

/** What tables do not answer. */
export type CampaignAnswer =
  | Reply['answer']
  | 'not_your_choice'
  | 'not_an_option'
  | 'not_ready'
  | 'no_such_company'
  | 'company_taken'
  | 'too_late'
  | 'no_such_entry'
  | 'vote_pending'
  | 'no_vote';

export interface CampaignReply {
  type: 'reply';
  id: string;
  answer: CampaignAnswer;
  version: number;
  detail?: string;
}
export interface CampaignChatLine {
  type: 'chat';
  company: CompanyId;
  name: string;
  at: number;
  phrase?: string;
  text?: string;
}

// --- the book --------------------------------------------------------------------------------------

interface Opened {
  id: string;
  /** Of the log, which opened it. */
  entry: number;
}
export type Piece = Opened &
  (
    | ({ kind: 'company'; what: CompanyId } & Omit<BoxCompany, 'company'>)
    | { kind: 'ticket'; what: string; from: string; to: string; points: number }
    | { kind: 'event'; what: string; name: Text; text: Text; immediate: boolean }
    | { kind: 'story'; what: string; side: 'a' | 'b'; game: number; text: Text; options?: Text[] }
    | {
        kind: 'region';
        what: string;
        name: Text;
        partner: Text;
        letter: Text;
        inside: Text[];
        cities: string[];
        tickets: string[];
        events: string[];
        module?: string;
      }
    | { kind: 'module'; what: string; name: Text; text: Text; tokens: string[]; options?: Text[] }
    | { kind: 'token'; what: string; name: Text; forms?: Record<keyof Text, string[]> }
    | { kind: 'item'; what: string; sort: string; vault: boolean; name: Text; text: Text }
    | { kind: 'postcard'; what: number; text: Text }
    | { kind: 'postcard_secret'; what: number; text: Text }
    | { kind: 'part'; what: string; text: Text }
  );
export type PieceKind = Piece['kind'];
export type PieceOf<Kind extends PieceKind> = Extract<Piece, { kind: Kind }>;
export interface CampaignBook {
  book: string;
  pieces: Piece[];
}

export type RecapKind =
  | 'winner'
  | 'last'
  | 'swing'
  | 'found'
  | 'chose'
  | 'regions'
  | 'rules_on'
  | 'rules_off'
  | 'events_in'
  | 'events_out'
  | 'retired'
  | 'painted'
  | 'lane_tokens'
  | 'city_tokens'
  | 'tonight'
  | 'begins'
  | 'new_rules'
  | 'own'
  | 'length';
export interface RecapLine {
  kind: RecapKind;
  company?: CompanyId;
  n?: number;
  what?: string;
  trains?: number;
  things?: string[];
}
export interface Recap {
  lines: RecapLine[];
}

export type HighlightKind = 'thing' | 'ticket' | 'payment' | 'tie_break' | 'tie_below' | 'firstcomer' | 'last_loco';
export interface Highlight {
  kind: HighlightKind;
  company: CompanyId | null;
  n?: number;
  item?: string;
  ticket?: string;
  region?: string;
  lane?: string;
  token?: string;
}
export interface ChronicleChapter {
  game: number;
  year: number;
  table: string;
  slips: { company: CompanyId; dollars: number; place: number }[];
  choices: CampaignFact[];
  story: { company: CompanyId | null; story: string; side: 'a' | 'b'; option: number }[];
  highlights: Highlight[];
  lanes: Record<CompanyId, string[]>;
  cities: Record<CompanyId, string[]>;
  regions: string[];
}
export interface MapMark {
  is: 'paint' | 'lane' | 'city';
  lane?: string;
  city?: string;
  company: CompanyId;
  game: number;
  year: number;
  colour?: Colour;
  token?: string;
}
export interface CampaignChronicle {
  chapters: ChronicleChapter[];
  marks: MapMark[];
  /** Companies that were given a name of their own. */
  called?: Record<CompanyId, string>;
  count?: CompanyCount[];
  seen?: {
    events: [number, number];
    postcards_drawn: [number, number];
    postcards_completed: number;
    story: [number, number];
    pages: [number, number];
    orders: number;
  };
}
