// How far apart colours look, with all cones and without one of them.

/** Red, green and blue in linear light, 0 to 1. */
export type Light = readonly [number, number, number];

/** What is left of a colour when one kind of cone is missing (Machado, Oliveira and Fernandes 2009, at full strength). */
export const EYES = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
export type Eyes = keyof typeof EYES;

/** How bright each part of a colour is: what is left in a picture in grey. */
export const BRIGHTNESS: Light = [0.2126, 0.7152, 0.0722];

export const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

export function lightOf(hex: string): Light {
  const [r = 0, g = 0, b = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => linear(parseInt(part, 16) / 255));
  return [r, g, b];
}

export function seenBy([r, g, b]: Light, eyes: Eyes): Light {
  const m = EYES[eyes];
  const part = (i: number) => Math.min(1, Math.max(0, m[i]! * r + m[i + 1]! * g + m[i + 2]! * b));
  return [part(0), part(3), part(6)];
}

/** CIELAB under D65. */
function lab([r, g, b]: Light): Light {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RAD = Math.PI / 180;

/** CIEDE2000 (Sharma, Wu and Dalal 2005). */
export function difference(one: Light, other: Light): number {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(other);
  const c = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)));
  const [A1, A2] = [a1 * (1 + g), a2 * (1 + g)];
  const [C1, C2] = [Math.hypot(A1, b1), Math.hypot(A2, b2)];
  const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RAD + 360) % 360);
  const [h1, h2] = [hue(A1, b1), hue(A2, b2)];
  const grey = C1 * C2 === 0;
  const turn = h2 - h1;
  const dh = grey ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  const dH = 2 * Math.sqrt(C1 * C2) * Math.sin((dh / 2) * RAD);
  const L = (l1 + l2) / 2;
  const C = (C1 + C2) / 2;
  const sum = h1 + h2;
  const H = grey ? sum : Math.abs(h1 - h2) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  const cos = (degrees: number) => Math.cos(degrees * RAD);
  const T = 1 - 0.17 * cos(H - 30) + 0.24 * cos(2 * H) + 0.32 * cos(3 * H + 6) - 0.2 * cos(4 * H - 63);
  const SL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
  const SC = 1 + 0.045 * C;
  const SH = 1 + 0.015 * C * T;
  const bend = Math.sin(60 * Math.exp(-(((H - 275) / 25) ** 2)) * RAD);
  const RT = -2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7)) * bend;
  const [l, k, h] = [(l2 - l1) / SL, (C2 - C1) / SC, dH / SH];
  return Math.sqrt(l * l + k * k + h * h + RT * k * h);
}

/** The two that look most alike, and how far apart they are. */
export function closest(colours: ReadonlyMap<string, Light>, eyes: Eyes): { pair: string; by: number } {
  const seen = [...colours].map(([name, light]) => ({ name, light: seenBy(light, eyes) }));
  const pairs = seen.flatMap((one, i) =>
    seen.slice(i + 1).map((other) => ({ pair: `${one.name}–${other.name}`, by: difference(one.light, other.light) })),
  );
  return pairs.reduce((least, pair) => (pair.by < least.by ? pair : least), { pair: '', by: Infinity });
}
