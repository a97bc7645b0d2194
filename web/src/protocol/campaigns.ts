import type {
  Board,
  Box,
  CampaignBook,
  CampaignChronicle,
  CampaignSummary,
  EveningSeat,
  Founded,
  FoundCampaign,
  Game,
  JoinCampaign,
  JoinedCampaign,
  MyCampaign,
  Opened,
  Recap,
  Story,
} from './index';
import { call, errorOf, send, type Headers } from './api';

const path = (campaign: string, what = '') => `/api/campaigns/${encodeURIComponent(campaign)}${what}`;
/** A chapter that was played on another server is found by its campaign. */
const chapterPath = (campaign: string, table: string, what = '') =>
  `/api/games/${encodeURIComponent(table)}${what}?campaign=${encodeURIComponent(campaign)}`;
const as = (token: string): Headers => ({ Authorization: `Bearer ${token}` });

/** A picture as text; whoever may not see it hears that there is none. */
async function picture(from: string, headers: Headers): Promise<string> {
  const answer = await send(from, { headers });
  const text = await answer.text();
  if (answer.ok) return text;
  throw errorOf(answer.status, text);
}

/** A file goes as it is, and what is wrong with it is told by the code of the answer. */
async function sendFile<T>(to: string, file: string, headers: Headers = {}): Promise<T> {
  const body = { 'Content-Type': 'text/plain; charset=utf-8', ...headers };
  const answer = await send(to, { method: 'POST', body: file, headers: body });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text) as T;
  throw errorOf(answer.status, text);
}

export const campaigns = {
  boxes: () => call<{ boxes: Box[] }>('GET', '/api/campaigns').then((a) => a.boxes),
  found: (body: FoundCampaign) => call<Founded>('POST', '/api/campaigns', body),
  join: (campaign: string, body: JoinCampaign) => call<JoinedCampaign>('POST', path(campaign, '/join'), body),
  /** For who has the link. */
  summary: (campaign: string, code: string) =>
    call<CampaignSummary>('GET', path(campaign), undefined, { 'Campaign-Code': code }),
  my: (held: { campaign: string; token: string }[]) =>
    call<{ campaigns?: MyCampaign[] }>('POST', '/api/my', { seats: [], campaigns: held }).then(
      (a) => a.campaigns ?? [],
    ),
  book: (campaign: string, token: string) => call<CampaignBook>('GET', path(campaign, '/book'), undefined, as(token)),
  /** `name` as a piece has it. */
  picture: (campaign: string, name: string, token: string) => picture(path(campaign, `/art/${name}`), as(token)),
  /** Of a piece that everybody knows, of the box with this map. */
  openPicture: (map: string, name: string) => picture(`/api/boxes/${encodeURIComponent(map)}/art/${name}`, {}),
  board: (campaign: string, token: string) => call<Board>('GET', path(campaign, '/board'), undefined, as(token)),
  recap: (campaign: string, token: string) => call<Recap>('GET', path(campaign, '/recap'), undefined, as(token)),
  chronicle: (campaign: string, token: string) =>
    call<CampaignChronicle>('GET', path(campaign, '/chronicle'), undefined, as(token)),
  /** A chapter that is over, for those who hold a company. */
  game: (campaign: string, table: string, token: string) =>
    call<Game>('GET', chapterPath(campaign, table), undefined, as(token)),
  story: (campaign: string, table: string, token: string) =>
    call<Story>('GET', chapterPath(campaign, table, '/story'), undefined, as(token)),
  async file(campaign: string, token: string): Promise<string> {
    const answer = await send(path(campaign, '/file'), { headers: as(token) });
    const text = await answer.text();
    if (answer.ok) return text;
    throw errorOf(answer.status, text);
  },
  evening: (campaign: string, token: string, seats: EveningSeat[]) =>
    call<Opened>('POST', path(campaign, '/evening'), { seats }, as(token)),
  importFile: (file: string, wholePart = false) =>
    sendFile<Founded>(`/api/campaigns/import${wholePart ? '?whole_part=1' : ''}`, file),
  restore: (campaign: string, token: string, file: string) =>
    sendFile<object>(path(campaign, '/restore'), file, as(token)),
};
