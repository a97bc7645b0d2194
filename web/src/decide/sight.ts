import type { Board } from '../protocol';
import { citiesOf } from '../tickets/places';
import type { Asked, Opened } from './decision';
import { placesAsked } from '../model/effect';

/** What is decided about: the lanes and cities that the map keeps in sight, whatever covers it. */
export function underDecision({ view, selection }: Asked, { sheet }: Opened, board: Board | null): string[] {
  if (view === null) return [];
  if (selection.kind === 'lane') return [selection.lane];
  if (selection.kind === 'choose') return isPlace(selection.what) ? [selection.what] : [];
  if (selection.kind === 'harbour' && selection.node !== null) return [selection.node];
  if (sheet?.kind === 'claims' && sheet.node !== null) return [sheet.node];
  if (view.tunnel) return [view.tunnel.lane];
  return board === null ? [] : offeredCities();

  function isPlace(what: string): boolean {
    const { lanes, cities } = placesAsked(view, view?.choices ?? null);
    return lanes.has(what) || cities.has(what);
  }

  function offeredCities(): string[] {
    const offer = view?.choices?.keep?.offer ?? [];
    return (board?.tickets ?? []).flatMap((one) => (board && offer.includes(one.id) ? citiesOf(one, board) : []));
  }
}
