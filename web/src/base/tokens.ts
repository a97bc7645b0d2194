import { readJson, shortTerm, writeJson } from './storage';

const KEY = 'wagonaut.asking';

interface Asked {
  request: string;
  token: string;
}

/**
 * The token of a seat that is asked for. As long as the request was not answered it is the same one, also after the
 * page was drawn anew: the server may have given the seat although its answer was lost.
 */
export function tokenFor(request: unknown): string {
  const text = JSON.stringify(request);
  const asked = readJson<Asked | null>(shortTerm, KEY, null);
  if (asked?.request === text) return asked.token;
  const token = newToken();
  writeJson(shortTerm, KEY, { request: text, token });
  return token;
}

/** The answer has come; the next request is another one, even if it reads the same. */
export function tokenUsed(): void {
  shortTerm.removeItem(KEY);
}

/** A secret of this device's own making: who sends the same one twice asks for the same thing once. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
