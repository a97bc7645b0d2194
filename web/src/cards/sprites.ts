import cards from '../../art/cards.svg?url&no-inline';
import campaign from '../../art/campaign.svg?url&no-inline';
import pieces from '../../art/pieces.svg?url&no-inline';
import tickets from '../../art/tickets.svg?url&no-inline';
import { FORMATS } from './format';

// Drawings that are used again and again are laid into the page once, and painted where they are used.

const SPRITES = { cards, campaign, pieces, tickets };
export type SpriteName = keyof typeof SPRITES;

const laid = new Set<SpriteName>();

/** For {@attach}: whoever shows a part of a sprite sees that it is there. */
export function uses(name: SpriteName): () => void {
  return () => void lay(name);
}

async function lay(name: SpriteName): Promise<void> {
  if (laid.has(name)) return;
  laid.add(name);
  try {
    const answer = await fetch(SPRITES[name]);
    const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
    sprite.setAttribute('class', 'sprite');
    sprite.setAttribute('aria-hidden', 'true');
    document.body.append(document.adoptNode(sprite));
    if (name === 'cards') sprite.append(...cuts());
  } catch {
    // Signs, colours and words are there without it; whoever comes next tries again.
    laid.delete(name);
  }
}

const SVG = 'http://www.w3.org/2000/svg';
/** How far inside the edge a picture ends; a card that serves as any colour has a rim. */
const EDGE = 3.3;

/** What is seen of a picture: the inside of its frame, for each format. */
function cuts(): Element[] {
  return Object.entries(FORMATS).flatMap(([name, { width, height }]) => {
    const small = Math.min(width, height);
    return [
      cut(`card-${name}`, EDGE, width, height),
      cut(`card-${name}-loco`, 1.5 + Math.max(2.5, small * 0.06), width, height),
    ];
  });
}

function cut(id: string, edge: number, width: number, height: number): Element {
  const clip = document.createElementNS(SVG, 'clipPath');
  clip.id = id;
  const rect = document.createElementNS(SVG, 'rect');
  const round = Math.max(5, Math.min(width, height) * 0.1) - 2;
  const box = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge, rx: round };
  for (const [name, value] of Object.entries(box)) rect.setAttribute(name, String(value));
  clip.append(rect);
  return clip;
}
