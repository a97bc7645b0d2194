import { say, t } from '../i18n/index.svelte';
import type { Language } from '../base/languages';
import type { Book } from '../model/book.svelte';
import type { Board, Box, CampaignCompany, CampaignScene, CompanyId } from '../protocol';
import { PLAYER_PAINT, type PlayerColour } from '../theme/palette';
import { laneName, nodeName, ticketName } from '../words/names';

/** What the pages between the games speak of, with what they need to say it. */
export interface Told {
  scene: CampaignScene;
  book: Book;
  /** The map as far as it is open; cities and lanes have their names there. */
  board: Board | null;
  language: Language;
}

/** A company without a colour of its own would be nobody's; ids of companies are their colours in every box so far. */
export function colourOf(book: Book, company: CompanyId): PlayerColour {
  return asColour(book.find('company', company)?.colour ?? company);
}

export function colourIn(box: Box | null, company: CompanyId): PlayerColour {
  return asColour(box?.companies.find((one) => one.company === company)?.colour ?? company);
}

function asColour(colour: string): PlayerColour {
  return colour in PLAYER_PAINT ? (colour as PlayerColour) : 'black';
}

export function companyIn(box: Box | null, company: CompanyId): string {
  const found = box?.companies.find((one) => one.company === company);
  return found ? say(found.name) : company;
}

/** Who runs it: a person, or a bot by its level. */
export function runBy(company: CampaignCompany): string {
  const words = t().campaign;
  if (company.holder === 'nobody') return words.nobody;
  if (company.holder === 'bot') return words.bot(levelName(company.level ?? company.name));
  return company.name;
}

export function levelName(level: string): string {
  const bots: Record<string, (() => string) | undefined> = t().said.bots;
  return bots[level]?.() ?? level;
}

/** "Blueflax Line – Ala" */
export function fullName({ scene, book }: Told, company: CompanyId): string {
  const found = scene.companies.find((one) => one.company === company);
  const name = book.name('company', company);
  return found && found.holder !== 'nobody' ? `${name} – ${runBy(found)}` : name;
}

/** What its crest is, for CompanyMark. */
export function crestOf(book: Book, company: CompanyId): { from: Book['pictures']; name: string | null } {
  return { from: book.pictures, name: book.picture('company', company, 'crest') };
}

/** The people and bots of some companies, as they are called. */
export function peopleOf(scene: CampaignScene, companies: readonly CompanyId[]): string[] {
  return companies.map((id) => {
    const found = scene.companies.find((one) => one.company === id);
    return found ? runBy(found) : id;
  });
}

export function cityName({ board, language }: Told, city: string): string {
  return board ? nodeName(board, city, language) : city;
}

export function lanesName({ board, language }: Told, lane: string): string {
  return board ? laneName(board, lane, language) : lane;
}

/** Tickets that have left the board's box are still in the book. */
export function ticketWords(told: Told, ticket: string): string {
  const onBoard = told.board?.tickets.find((one) => one.id === ticket);
  if (told.board && onBoard) return ticketName(told.board, onBoard, told.language);
  const piece = told.book.find('ticket', ticket);
  return piece ? `${cityName(told, piece.from)} – ${cityName(told, piece.to)}` : ticket;
}

/** Several things of one name with how many they are: "bolt ×3". */
export function counted(names: readonly string[]): string {
  const count = new Map<string, number>();
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  return [...count].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(', ');
}
