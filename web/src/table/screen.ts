/** The same line as in the style sheets: below it a phone, above it a table with everything in sight. */
const DESKTOP = '(min-width: 1024px) and (min-height: 560px)';

/** For the first guess of a size, before anything is measured. */
export function onDesktop(): boolean {
  return matchMedia(DESKTOP).matches;
}
