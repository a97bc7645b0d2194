export type Page = Route['page'];

export type Route =
  | { page: 'home' }
  | { page: 'new'; company: 'friends' | 'device' }
  | { page: 'solo'; edition: string }
  | { page: 'join' }
  | { page: 'games' }
  | { page: 'settings' }
  | { page: 'rules'; edition: string; place: string }
  | { page: 'table'; id: string; code: string }
  | { page: 'campaigns' }
  | { page: 'campaign'; id: string; code: string }
  | { page: 'replay'; id: string; step: number | null; seat: number | null; campaign: string | null };

/** The pages besides the start page are `/#/name`; tables and replays have addresses to share. */
export function parseRoute(path: string, hash: string, search = ''): Route {
  const table = /^\/t\/([\w.:-]{1,64})\/?$/.exec(path);
  if (table?.[1]) return { page: 'table', id: table[1], code: decodeURIComponent(hash.slice(1)) };
  const campaign = /^\/c\/([\w.:-]{1,64})\/?$/.exec(path);
  if (campaign?.[1]) return { page: 'campaign', id: campaign[1], code: decodeURIComponent(hash.slice(1)) };
  const replay = /^\/replay\/([\w.:-]{1,64})\/?$/.exec(path);
  if (replay?.[1]) return { page: 'replay', id: replay[1], ...replayPlace(search) };
  const [page, edition = '', place = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'rules') return { page, edition: edition || 'usa', place };
  if (page === 'new') return { page, company: edition === 'device' ? 'device' : 'friends' };
  if (page === 'solo') return { page, edition };
  if (page === 'join' || page === 'games' || page === 'settings' || page === 'campaigns') return { page };
  return { page: 'home' };
}

function replayPlace(search: string): { step: number | null; seat: number | null; campaign: string | null } {
  const query = new URLSearchParams(search);
  const number = (name: string) => (/^\d+$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  return { step: number('step'), seat: number('seat'), campaign: query.get('campaign') };
}

function here(): Route {
  return parseRoute(location.pathname, location.hash, location.search);
}

/** What makes one page another one: an address that differs in this shows something new. */
export function keyOf(route: Route): string {
  if (route.page === 'table' || route.page === 'replay' || route.page === 'campaign')
    return `${route.page} ${route.id}`;
  if (route.page === 'new') return `new ${route.company}`;
  return route.page === 'solo' ? `solo ${route.edition}` : route.page;
}

class Router {
  current = $state.raw<Route>(typeof location === 'undefined' ? { page: 'home' } : here());

  /** Fetches the code of a page that will soon be gone to; the app knows the pages and says how. */
  fetchAhead: (page: Page) => void = () => {};

  go(path: string): void {
    history.pushState(null, '', path);
    this.current = here();
    scrollTo(0, 0);
  }

  /** Changes the address without leaving the page. */
  amend(path: string): void {
    history.replaceState(null, '', path);
  }

  listen(): () => void {
    const read = () => (this.current = here());
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
    };
  }
}

export const router = new Router();

export function tablePath(table: string, code: string): string {
  return `/t/${encodeURIComponent(table)}${code ? `#${encodeURIComponent(code)}` : ''}`;
}

export function campaignPath(campaign: string, code = ''): string {
  return `/c/${encodeURIComponent(campaign)}${code ? `#${encodeURIComponent(code)}` : ''}`;
}

/** A chapter of a campaign says so: members who did not sit there may see it, too. */
export function replayPath(table: string, campaign: string | null = null): string {
  return `/replay/${encodeURIComponent(table)}${campaign === null ? '' : `?campaign=${encodeURIComponent(campaign)}`}`;
}

/** What a link that hands a seat to another device of its holder has before the token. */
const SEAT = '~';

/** Whoever opens it plays the seat: for one's own devices only. */
export function seatPath(table: string, token: string): string {
  return tablePath(table, SEAT + token);
}

/** The same of a company: whoever opens it runs it. */
export function companyPath(campaign: string, token: string): string {
  return campaignPath(campaign, SEAT + token);
}

/** The token of such a link; null when it is a table's code. */
export function tokenIn(code: string): string | null {
  return code.startsWith(SEAT) ? code.slice(SEAT.length) : null;
}
