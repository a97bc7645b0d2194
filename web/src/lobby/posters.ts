import legacy from '../../art/posters/legacy.svg?url';
import nordic from '../../art/posters/nordic.svg?url';
import switzerland from '../../art/posters/switzerland.svg?url';
import usa from '../../art/posters/usa.svg?url';
import world from '../../art/posters/world.svg?url';

/** The poster of each board that has one, in the order in which they hang. */
const POSTERS: Record<string, string> = { usa, nordic, switzerland, world, legacy };

export const HUNG = Object.keys(POSTERS);

export function posterOf(edition: string): string | null {
  return POSTERS[edition] ?? null;
}
