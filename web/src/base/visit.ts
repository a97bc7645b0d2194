import { router } from './route.svelte';

let followed = false;

/** Follows a link inside the page: nothing is loaded anew, and a seat that only memory knows stays. */
export function visit(event: MouseEvent): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  followed = true;
  router.go(link.pathname + link.search + link.hash);
}

/** The page a link led to has the focus, as it would after a load; a page that was loaded keeps its own. */
export function arrive(main: HTMLElement): void {
  if (followed) main.focus({ preventScroll: true });
  followed = false;
}
