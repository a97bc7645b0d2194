// The background comes as SVG text. Its own <style> may not be used (the policy of the server), so its parts are taken
// over by class, and board.css paints them for both themes.

const PARSED = new Map<string, Element[]>();

function parse(text: string): Element[] {
  // Even parsing a <style> counts as applying it.
  const plain = text.replace(/<style>[^]*?<\/style>/, '');
  const root = new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement;
  const parts: Element[] = [];
  for (const child of root.children) {
    if (child.tagName === 'defs') continue;
    parts.push(child.tagName === 'use' ? meant(root, child) : child);
  }
  for (const part of parts) {
    part.removeAttribute('id');
    part.setAttribute('class', `m-${part.getAttribute('class')}`);
  }
  return parts;
}

/** What a <use> stands for, as a shape of its own: ids would clash where two maps are on one page. */
function meant(root: Element, use: Element): Element {
  const id = use.getAttribute('href')?.slice(1) ?? '';
  const shape = [...root.querySelectorAll('defs > [id]')].find((element) => element.id === id);
  const copy = (shape ?? use).cloneNode(true) as Element;
  copy.setAttribute('class', use.getAttribute('class') ?? '');
  return copy;
}

/** Fills a <g> with the background. */
export function paintGround(text: string): (element: Element) => void {
  return (element) => {
    let parts = PARSED.get(text);
    if (!parts) {
      parts = parse(text);
      PARSED.set(text, parts);
    }
    element.replaceChildren(...parts.map((part) => document.importNode(part, true)));
  };
}
