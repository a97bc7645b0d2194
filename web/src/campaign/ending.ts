import { t } from '../i18n/index.svelte';
import type {
  CampaignAsk,
  CampaignAskOf,
  CampaignEnd,
  CampaignFact,
  CampaignOption,
  CampaignScene,
  PieceOf,
} from '../protocol';
import { cityName, lanesName, ticketWords, type Told } from './told';

/** The stations at the end of a chapter, in the order of its steps. */
export const STATIONS = ['slip', 'archive', 'story', 'post', 'map', 'vault', 'next'] as const;
export type Station = (typeof STATIONS)[number];

/** The earliest station at which a fact can be told; it is told at that, or at the one that has been reached. */
const EARLIEST: Partial<Record<CampaignFact['kind'], Station>> = {
  event_archived: 'archive',
  story_read: 'story',
  option_chosen: 'story',
  region_opened: 'story',
  module_on: 'story',
  module_off: 'story',
  event_added: 'story',
  postcard_drawn: 'story',
  postcard_archived: 'story',
  ticket_stamped: 'post',
  slip_deposited: 'vault',
  ticket_retired: 'next',
  game_closed: 'next',
};

const placeOf = (station: Station) => STATIONS.indexOf(station);

/** The facts of the end of a chapter, each at its station. */
export function byStation(facts: readonly CampaignFact[]): Record<Station, CampaignFact[]> {
  const told = Object.fromEntries(STATIONS.map((one) => [one, []])) as unknown as Record<Station, CampaignFact[]>;
  let at = 0;
  for (const fact of facts) {
    at = Math.max(at, placeOf(EARLIEST[fact.kind] ?? 'slip'));
    // What stands in a city is put there after the story, unless it was put there while the game was played.
    if (fact.kind === 'city_token' && at >= placeOf('story')) at = Math.max(at, placeOf('map'));
    told[STATIONS[at] ?? 'next'].push(fact);
  }
  return told;
}

const ASKED: Record<CampaignAskOf, Station> = { event: 'archive', option: 'story', item: 'story', city: 'map' };
const OF_STEP: Station[] = ['slip', 'slip', 'archive', 'story', 'post', 'map', 'vault', 'vault', 'next'];

/** How far the end of the chapter has come: no station behind this one can be looked at yet. */
export function reached({ end, ask }: Pick<CampaignScene, 'end' | 'ask'>): Station {
  if (ask) return ASKED[ask.of];
  if (end === null || end.step === null) return 'next';
  return OF_STEP[end.step] ?? 'next';
}

/** The sides of the story that were read at this end, in order. */
export function sidesRead(end: CampaignEnd, { book }: Told): PieceOf<'story'>[] {
  return end.facts.flatMap((fact) => {
    const piece = fact.kind === 'story_read' ? book.find('story', fact.story, fact.side) : null;
    return piece ? [piece] : [];
  });
}

/** A fact of the end as a sentence; null for what has a place of its own there. */
export function endSentence(fact: CampaignFact, told: Told): string | null {
  const { between, cards } = t();
  const { book } = told;
  const company = 'company' in fact && fact.company !== null ? book.name('company', fact.company) : '';
  switch (fact.kind) {
    case 'caboose_taken':
      return between.told_caboose({ company });
    case 'event_archived': {
      const thing = book.name('event', fact.event);
      return fact.company === null ? between.told_event_out({ thing }) : between.chosen_event({ company, thing });
    }
    case 'event_added':
      return between.told_event_in({ thing: book.name('event', fact.event) });
    case 'module_on':
      return between.told_rule_on({ id: fact.module, thing: book.name('module', fact.module) });
    case 'module_off':
      return between.told_rule_off({ thing: book.name('module', fact.module) });
    case 'option_chosen':
      return between.told_option({ company, thing: optionWords(fact, told) });
    case 'item_gained':
      return between.chosen_item({ company, thing: book.name('item', fact.item) });
    case 'city_token':
      return company === ''
        ? between.told_tokens({ things: `${book.name('token', fact.token)}, ${cityName(told, fact.city)}` })
        : between.chosen_city({ company, token: book.name('token', fact.token), thing: cityName(told, fact.city) });
    case 'lane_token':
      return between.told_tokens({ things: `${book.name('token', fact.token)}, ${lanesName(told, fact.lane)}` });
    case 'lane_painted':
      return between.told_painted({ company, things: `${lanesName(told, fact.lane)} (${cards.colour[fact.colour]})` });
    case 'ticket_retired':
      return between.told_retired({ things: ticketWords(told, fact.ticket) });
    case 'postcard_archived':
      return between.told_unread({ n: fact.postcard });
    default:
      return null;
  }
}

/** What the story left to choose, in the words of its page. */
export function optionWords(
  { story, side, option }: { story: string; side: 'a' | 'b'; option: number },
  { book, language }: Told,
): string {
  const label = book.find('story', story, side)?.options?.[option - 1];
  return label ? label[language] : String(option);
}

/** Facts of a kind become one sentence where each alone would be a list. */
export function endSentences(facts: readonly CampaignFact[], told: Told): string[] {
  const retired = facts.flatMap((fact) => (fact.kind === 'ticket_retired' ? [ticketWords(told, fact.ticket)] : []));
  const others = facts.filter((fact) => fact.kind !== 'ticket_retired');
  const sentences = others.map((fact) => endSentence(fact, told)).filter((sentence) => sentence !== null);
  return retired.length > 0 ? [...sentences, t().between.told_retired({ things: retired.join('; ') })] : sentences;
}

/** What a choice changes for ever. */
export function forEver(of: CampaignAskOf): string {
  const { ever_event, ever_option, ever_item, ever_city } = t().between;
  return { event: ever_event, option: ever_option, item: ever_item, city: ever_city }[of]();
}

/** An option of the question in words: its own, or those of what it names. */
export function askedWords({ what, name }: CampaignOption, ask: CampaignAsk, told: Told): string {
  if (name) return name[told.language];
  switch (ask.of) {
    case 'event':
    case 'item':
      return told.book.name(ask.of, what);
    case 'city':
      return cityName(told, what);
    case 'option':
      return ask.story && ask.side
        ? optionWords({ story: ask.story, side: ask.side, option: Number(what) }, told)
        : what;
  }
}

/** What the box says of an option, beside its name. */
export function askedText({ what }: CampaignOption, ask: CampaignAsk, { book, language }: Told): string {
  if (ask.of !== 'event' && ask.of !== 'item') return '';
  return book.find(ask.of, what)?.text[language] ?? '';
}
