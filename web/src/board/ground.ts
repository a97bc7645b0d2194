import type { Drawing, Shape, Tint } from '../boards';

// Shapes are made one by one: a text of SVG could hold anything. Stylesheets paint them by their look, for both themes.

const SVG = 'http://www.w3.org/2000/svg';
const TAGS = new Set(['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline']);
const GEOMETRY = new Set(['d', 'fill-rule', 'points', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r']);
/** Tints lie on the land and under all that is drawn on it. */
const LAND = new Set(['land', 'abroad', 'home']);
/** A tint fades out towards its edge. */
const FADE: [number, number][] = [
  [0, 1],
  [0.45, 0.8],
  [1, 0],
];

type Attributes = Record<string, string | number>;

function make(tag: string, attributes: Attributes, children: Element[] = []): Element {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

function elementOf(shape: Shape | undefined, more: Attributes): Element[] {
  if (!shape || !TAGS.has(shape.tag)) return [];
  const geometry = Object.entries(shape).filter(([name]) => GEOMETRY.has(name));
  return [make(shape.tag, { ...Object.fromEntries(geometry), ...more })];
}

/** Colours of the country, cut off at its coast. */
function tintsOf(tints: readonly Tint[], land: Element[], id: string): Element {
  const fade = ({ fill }: Tint, i: number) =>
    make(
      'radialGradient',
      { id: `${id}-${i}` },
      FADE.map(([offset, opacity]) => make('stop', { offset, 'stop-color': fill, 'stop-opacity': opacity })),
    );
  const cloud = ({ x, y, rx, ry, strength }: Tint, i: number) =>
    make('ellipse', { cx: x, cy: y, rx, ry, fill: `url(#${id}-${i})`, opacity: strength });
  return make('g', { class: 'm-tints' }, [
    make('defs', {}, [...tints.map(fade), make('clipPath', { id }, land)]),
    make('g', { 'clip-path': `url(#${id})` }, tints.map(cloud)),
  ]);
}

/** Fills a <g> with the background; `id` begins the ids in it. */
export function paintGround({ shapes, ground, tints = [] }: Drawing, id: string): (element: Element) => void {
  const layers = (some: Drawing['ground']) =>
    some.flatMap(({ look, shape }) => elementOf(shapes[shape], { class: `m-${look}` }));
  return (element) => {
    const last = ground.findLastIndex(({ look }) => LAND.has(look)) + 1;
    const land = ground
      .filter(({ look }) => LAND.has(look))
      .flatMap(({ shape }) => elementOf(shapes[shape], { 'clip-rule': shapes[shape]?.['fill-rule'] ?? 'nonzero' }));
    const tinted = tints.length > 0 && land.length > 0 ? [tintsOf(tints, land, id)] : [];
    element.replaceChildren(...layers(ground.slice(0, last)), ...tinted, ...layers(ground.slice(last)));
  };
}

/** In whose colours a board is painted; one that says nothing has the plainest. */
export function groundOf({ look }: Drawing): string {
  return look ?? 'plains';
}
