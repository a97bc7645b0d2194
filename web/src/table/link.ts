import type { Link } from '../protocol/socket';

/** How much is said about a cut line: nothing for a moment, then more and more. */
export type LinkState = 'fine' | 'resuming' | 'bar' | 'panel';

const SILENT = 3_000;
const PATIENT = 15_000;
/** A restart is announced, so that it is told a little sooner. */
const RESUMING = 800;

export function linkState(link: Link, now: number): LinkState {
  if (link.lostSince === null || link.phase === 'closed' || link.phase === 'refused') return 'fine';
  const lost = now - link.lostSince;
  if (lost >= PATIENT) return 'panel';
  if (link.resuming && lost >= RESUMING) return 'resuming';
  return lost >= SILENT ? 'bar' : 'fine';
}
