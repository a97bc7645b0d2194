// A map is a thousand shapes. As markup they are read in one go by the browser itself, many times quicker than one by
// one; afterwards only those that have changed are touched.

/** One thing on the map, told from its neighbours by `id`: a single element. */
export interface Part {
  id: string;
  markup: string;
}

const QUOTED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Any text as it may stand in markup: names are chosen by people. */
export function quote(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => QUOTED[sign] ?? sign);
}

interface Drawn {
  markup: string;
  element: Element;
}

/** Draws parts into one and the same <g>. */
export type Painter = (host: Element, parts: readonly Part[]) => void;

export function painter(): Painter {
  let drawn = new Map<string, Drawn>();
  return (host, parts) => {
    drawn = drawn.size === 0 ? drawAll(host, parts) : redraw(host, parts, drawn);
  };
}

function drawAll(host: Element, parts: readonly Part[]): Map<string, Drawn> {
  host.innerHTML = parts.map((part) => part.markup).join('');
  const elements = host.children;
  const drawn = new Map<string, Drawn>();
  for (const [i, { id, markup }] of parts.entries()) {
    const element = elements[i];
    if (element) drawn.set(id, { markup, element });
  }
  return drawn;
}

function redraw(host: Element, parts: readonly Part[], before: Map<string, Drawn>): Map<string, Drawn> {
  const changed = parts.filter((part) => before.get(part.id)?.markup !== part.markup);
  const made = drawAll(host.cloneNode(false) as Element, changed);
  const drawn = new Map<string, Drawn>();
  for (const { id, markup } of parts) {
    const old = before.get(id)?.element;
    const fresh = made.get(id)?.element;
    if (old && fresh) become(old, fresh);
    const element = old ?? fresh;
    if (element) drawn.set(id, { markup, element });
  }
  for (const [id, { element }] of before) if (!drawn.has(id)) element.remove();
  arrange(host, drawn);
  return drawn;
}

/** The element stays the one it was, so that a screen reader does not lose its place. */
function become(old: Element, fresh: Element): void {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  old.replaceChildren(...fresh.childNodes);
}

function arrange(host: Element, drawn: Map<string, Drawn>): void {
  let next = host.firstElementChild;
  for (const { element } of drawn.values()) {
    if (element === next) next = next.nextElementSibling;
    else host.insertBefore(element, next);
  }
}
