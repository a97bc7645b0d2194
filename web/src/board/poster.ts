import { flushSync, mount, unmount, type Component } from 'svelte';
import type { Drawing } from '../boards';
import type { Language } from '../i18n/plural';
import type { Board, View } from '../protocol';
import { lettersFor } from './letters';
import Poster from './Poster.svelte';

/** What the stylesheet decides and a file of its own has to carry along, with what it is when nothing is said. */
const CARRIED: Record<string, string> = {
  fill: 'rgb(0, 0, 0)',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'paint-order': 'normal',
  opacity: '1',
  'stroke-opacity': '1',
  'fill-opacity': '1',
  'font-family': '',
  'font-size': '16px',
  'font-weight': '400',
  'letter-spacing': 'normal',
  'text-anchor': 'start',
};
/** Inherited ones need saying again only where they change. */
const INHERITED = new Set(Object.keys(CARRIED).filter((name) => name !== 'opacity'));
const DROPPED = [
  'class',
  'role',
  'tabindex',
  'data-lane',
  'data-test',
  'data-city',
  'data-look',
  'data-lit',
  'data-band',
  'aria-label',
  'aria-hidden',
  'aria-pressed',
  'focusable',
];

/** The finished map as an SVG file that needs nothing else: always in the light colours. */
export async function posterSvg(
  board: Board,
  drawing: Drawing,
  view: View,
  names: string[],
  language: Language,
  title: string,
): Promise<string> {
  return drawnAlone(Poster, { board, drawing, view, names, language, title });
}

/** A drawing that is on no page, as a file. */
export async function drawnAlone<Props extends Record<string, unknown>>(
  drawing: Component<Props>,
  props: Props,
): Promise<string> {
  const holder = document.createElement('div');
  holder.className = 'unseen';
  document.body.append(holder);
  const component = mount(drawing, { target: holder, props });
  try {
    flushSync();
    const svg = holder.querySelector('svg');
    return svg ? await standalone(svg) : '';
  } finally {
    void unmount(component);
    holder.remove();
  }
}

/** A drawing of this page as a file that needs nothing else. */
async function standalone(svg: SVGSVGElement): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  carry(svg, copy, CARRIED);
  copy.prepend(styleOf(await lettersFor(svg)));
  for (const hit of copy.querySelectorAll('[data-hit]')) hit.remove();
  clean(copy);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}

function styleOf(rules: string): SVGStyleElement {
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = rules;
  return style;
}

/** Writes the computed look of an element into its copy, where it differs from what it would inherit. */
function carry(from: Element, to: Element, around: Record<string, string>): void {
  const computed = getComputedStyle(from);
  const here: Record<string, string> = {};
  for (const [name, plain] of Object.entries(CARRIED)) {
    const value = computed.getPropertyValue(name);
    here[name] = value;
    const given = INHERITED.has(name) ? around[name] : plain;
    if (value !== given) to.setAttribute(name, value);
    else to.removeAttribute(name);
  }
  for (const [i, child] of [...from.children].entries()) {
    const twin = to.children[i];
    if (twin) carry(child, twin, here);
  }
}

function clean(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of DROPPED) element.removeAttribute(name);
    // Tints are found by their ids.
    if (!element.closest('defs')) element.removeAttribute('id');
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}
