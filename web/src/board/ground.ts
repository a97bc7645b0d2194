import type { Drawing, Shape } from '../boards';

// Shapes are made one by one: a text of SVG could hold anything. board.css paints them by their look, for both themes.

const SVG = 'http://www.w3.org/2000/svg';
const TAGS = new Set(['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline']);
const GEOMETRY = new Set(['d', 'fill-rule', 'points', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r']);

function elementOf(shape: Shape | undefined, look: string): Element[] {
  if (!shape || !TAGS.has(shape.tag)) return [];
  const element = document.createElementNS(SVG, shape.tag);
  for (const [name, value] of Object.entries(shape)) if (GEOMETRY.has(name)) element.setAttribute(name, value);
  element.setAttribute('class', `m-${look}`);
  return [element];
}

/** Fills a <g> with the background. */
export function paintGround({ shapes, ground }: Drawing): (element: Element) => void {
  return (element) => {
    element.replaceChildren(...ground.flatMap(({ look, shape }) => elementOf(shapes[shape], look)));
  };
}
