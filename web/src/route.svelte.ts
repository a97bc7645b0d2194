export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'join' }
  | { page: 'games' }
  | { page: 'settings' }
  | { page: 'rules'; edition: string; place: string }
  | { page: 'table'; id: string; code: string }
  | { page: 'replay'; id: string; step: number | null; seat: number | null };

/** The pages besides the start page are `/#/name`; tables and replays have addresses to share. */
export function parseRoute(path: string, hash: string, search = ''): Route {
  const table = /^\/t\/([\w.:-]{1,64})\/?$/.exec(path);
  if (table?.[1]) return { page: 'table', id: table[1], code: decodeURIComponent(hash.slice(1)) };
  const replay = /^\/replay\/([\w.:-]{1,64})\/?$/.exec(path);
  if (replay?.[1]) return { page: 'replay', id: replay[1], ...replayPlace(search) };
  const [page, edition = '', place = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'rules') return { page, edition: edition || 'usa', place };
  if (page === 'new' || page === 'join' || page === 'games' || page === 'settings') return { page };
  return { page: 'home' };
}

function replayPlace(search: string): { step: number | null; seat: number | null } {
  const query = new URLSearchParams(search);
  const number = (name: string) => (/^\d+$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  return { step: number('step'), seat: number('seat') };
}

function here(): Route {
  return parseRoute(location.pathname, location.hash, location.search);
}

class Router {
  current = $state.raw<Route>(typeof location === 'undefined' ? { page: 'home' } : here());

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

/** What a link that hands a seat to another device of its holder has before the token. */
const SEAT = '~';

/** Whoever opens it plays the seat: for one's own devices only. */
export function seatPath(table: string, token: string): string {
  return tablePath(table, SEAT + token);
}

/** The token of such a link; null when it is a table's code. */
export function tokenIn(code: string): string | null {
  return code.startsWith(SEAT) ? code.slice(SEAT.length) : null;
}
