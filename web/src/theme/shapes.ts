/** One space of a lane: its middle, its turn in degrees, its length. */
export interface Space {
  x: number;
  y: number;
  turn: number;
  length: number;
}

// Every shape is one path for all spaces of a lane: a map of hundreds of spaces stays a few hundred
// elements, and nothing needs an id.

/** Where the light comes from: the top left of the screen, however a lane is turned. */
export const LIGHT = { x: -0.55, y: -0.83 };

/** Finer than any screen shows. */
export const round = (value: number) => String(Math.round(value * 10) / 10);
const n = round;

/** Turns points given along and across a space into the map's. */
function placer(space: Space): (along: number, across: number) => string {
  const angle = (space.turn * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return (u, v) => `${n(space.x + u * cos - v * sin)} ${n(space.y + u * sin + v * cos)}`;
}

const each = (spaces: readonly Space[], draw: (space: Space, at: ReturnType<typeof placer>) => string) =>
  spaces.map((space) => draw(space, placer(space))).join('');

/** Rounded boxes, smaller than the spaces by `inset` on every side. */
export function boxes(spaces: readonly Space[], width: number, inset: number, radius: number): string {
  return each(spaces, (space, at) => {
    const u = space.length / 2 - inset;
    const v = width / 2 - inset;
    const r = Math.max(0, Math.min(radius, v));
    const arc = `A${n(r)} ${n(r)} 0 0 1 `;
    return (
      `M${at(r - u, -v)}L${at(u - r, -v)}${arc}${at(u, r - v)}L${at(u, v - r)}${arc}${at(u - r, v)}` +
      `L${at(r - u, v)}${arc}${at(-u, v - r)}L${at(-u, r - v)}${arc}${at(r - u, -v)}Z`
    );
  });
}

/** Hulls of ships: a round stern and a pointed bow. */
export function hulls(spaces: readonly Space[], width: number, inset: number): string {
  return each(spaces, (space, at) => {
    const u = space.length / 2 - inset;
    const v = width / 2 - inset;
    return (
      `M${at(-u + v, -v)}L${at(u - 1.3 * v, -v)}Q${at(u - 0.4 * v, -0.8 * v)} ${at(u, 0)}` +
      `Q${at(u - 0.4 * v, 0.8 * v)} ${at(u - 1.3 * v, v)}L${at(-u + v, v)}` +
      `Q${at(-u, v)} ${at(-u, 0)}Q${at(-u, -v)} ${at(-u + v, -v)}Z`
    );
  });
}

/** Sleepers of a tunnel, a little wider than the rail. */
export function sleepers(spaces: readonly Space[], width: number): string {
  const v = width / 2 + 2.5;
  return each(spaces, (space, at) =>
    [-0.3, -0.1, 0.1, 0.3].map((t) => `M${at(t * space.length, -v)}L${at(t * space.length, v)}`).join(''),
  );
}

export function waves(spaces: readonly Space[]): string {
  return each(
    spaces,
    (_, at) => `M${at(-10.5, 0)}Q${at(-7, -4)} ${at(-3.5, 0)}Q${at(0, 4)} ${at(3.5, 0)}Q${at(7, -4)} ${at(10.5, 0)}`,
  );
}

/** The inner edges of a frame that lie in its shade: those towards the light, at the top left of the screen. */
export function pressed(spaces: readonly Space[], width: number, inset: number): string {
  return each(spaces, (space, at) => {
    const u = space.length / 2 - inset;
    const v = width / 2 - inset;
    const angle = (space.turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // An end looks to the light when the lane runs to the right or down, a long side when it runs to the right.
    const end = LIGHT.x * cos + LIGHT.y * sin < 0 ? -u : u;
    const side = LIGHT.y * cos - LIGHT.x * sin < 0 ? -v : v;
    return `M${at(end, -side)}L${at(end, side)}L${at(-end, side)}`;
  });
}

/** Diagonal strokes inside the spaces. */
export function hatch(spaces: readonly Space[], width: number): string {
  const v = width / 2 - 1.5;
  return each(spaces, (space, at) => {
    const strokes: string[] = [];
    for (let u = -space.length / 2 + 2 + v; u <= space.length / 2 - 2 - v + 0.1; u += 7) {
      strokes.push(`M${at(u - v, v)}L${at(u + v, -v)}`);
    }
    return strokes.join('');
  });
}

function placeOf(space: Space): string {
  return `translate(${space.x} ${space.y}) rotate(${space.turn})`;
}

/** The same, but never upside down. */
export function upright(space: Space): string {
  const turn = ((space.turn % 360) + 360) % 360;
  return placeOf({ ...space, turn: turn > 90 && turn < 270 ? turn - 180 : turn });
}
