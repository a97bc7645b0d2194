import { preferences, type Sound } from '../base/preferences.svelte';

// Our own sounds, made on the spot: wood, card and brass; short, dry, close. A few oscillators and a breath of
// noise, no files.

interface Tone {
  at: number;
  hz: number;
  lasts: number;
  loud: number;
  shape: OscillatorType;
  /** Where the pitch glides to. */
  to?: number;
}
interface Breath {
  at: number;
  hz: number;
  lasts: number;
  loud: number;
  /** Where the filter glides to, as a card that slides gets duller. */
  to?: number;
}
interface Score {
  tones?: Tone[];
  breaths?: Breath[];
}

/** A stroke on metal: partials that are no whole multiples, the higher the shorter. */
function bell(hz: number, lasts: number, loud: number): Tone[] {
  const partials = [
    [1, 1, 1],
    [2.76, 0.45, 0.5],
    [5.4, 0.2, 0.25],
  ] as const;
  return partials.map(([of, strength, life]) => ({
    at: 0,
    hz: hz * of,
    lasts: lasts * life,
    loud: loud * strength,
    shape: 'sine',
  }));
}

/** Wheels over the joints of a rail, slower and slower until the train stands. */
function slowingTicks(count: number, first: number, slower: number): Breath[] {
  let at = first;
  return Array.from({ length: count }, (_, i) => {
    at += 0.055 * slower ** i;
    return { at, hz: 1700 - i * 90, lasts: 0.03, loud: 0.1 - i * 0.012 };
  });
}

const SCORES: Record<Sound, Score> = {
  /** A card slides over the others. */
  card: { breaths: [{ at: 0, hz: 3600, to: 1500, lasts: 0.09, loud: 0.16 }] },
  /** A coupler closes, and the wagons roll out. */
  wagon: {
    tones: [
      { at: 0, hz: 310, to: 190, lasts: 0.07, loud: 0.16, shape: 'square' },
      { at: 0.012, hz: 1240, lasts: 0.05, loud: 0.05, shape: 'triangle' },
    ],
    breaths: [{ at: 0, hz: 900, lasts: 0.05, loud: 0.14 }, ...slowingTicks(6, 0.08, 1.28)],
  },
  /** A stamp on paper on wood. */
  ticket: {
    tones: [{ at: 0.1, hz: 120, to: 62, lasts: 0.16, loud: 0.34, shape: 'sine' }],
    breaths: [{ at: 0.1, hz: 420, lasts: 0.06, loud: 0.2 }],
  },
  /** The station's bell, one stroke. */
  turn: { tones: bell(659.25, 0.7, 0.15) },
  /** The guard's whistle, from the other end of the platform. */
  whistle: {
    tones: [
      { at: 0, hz: 2080, to: 2210, lasts: 0.16, loud: 0.035, shape: 'sine' },
      { at: 0.2, hz: 2180, to: 2050, lasts: 0.55, loud: 0.04, shape: 'sine' },
      { at: 0.2, hz: 2214, to: 2084, lasts: 0.55, loud: 0.03, shape: 'sine' },
    ],
    breaths: [{ at: 0, hz: 2600, lasts: 0.7, loud: 0.02 }],
  },
  /** A steam whistle's chord, and steam. */
  end: {
    tones: [311.13, 369.99, 466.16, 554.37].map((hz, i) => ({
      at: 0.02 * i,
      hz: hz * 0.97,
      to: hz,
      lasts: 1.5,
      loud: 0.065,
      shape: 'triangle',
    })),
    breaths: [
      { at: 0, hz: 1500, to: 3400, lasts: 1.6, loud: 0.05 },
      { at: 1.1, hz: 5200, to: 2600, lasts: 0.7, loud: 0.06 },
    ],
  },
};

let context: AudioContext | null = null;

/** Browsers are silent until the person has touched the page; before that nothing is queued. */
function stage(): AudioContext | null {
  // Older browsers do not say.
  if (!('userActivation' in navigator) || !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Whether this sound is wanted, and how loud: 0 is not at all. */
export function loudness(sound: Sound): number {
  return preferences.quiet || !preferences.sounds[sound] ? 0 : preferences.volume / 100;
}

/** After what is seen: the first sound takes the browser as long as drawing a board. */
export function play(sound: Sound): void {
  const loud = loudness(sound);
  if (loud > 0) setTimeout(() => ring(SCORES[sound], loud));
}

function ring({ tones = [], breaths = [] }: Score, loud: number): void {
  const audio = stage();
  if (!audio) return;
  for (const tone of tones) strike(audio, tone, loud);
  for (const breath of breaths) blow(audio, breath, loud);
}

function strike(audio: AudioContext, tone: Tone, loud: number): void {
  const start = audio.currentTime + tone.at;
  const source = audio.createOscillator();
  source.type = tone.shape;
  glide(source.frequency, tone, start);
  source.connect(fading(audio, start, tone.lasts, tone.loud * loud));
  source.start(start);
  source.stop(start + tone.lasts);
}

function blow(audio: AudioContext, breath: Breath, loud: number): void {
  const start = audio.currentTime + breath.at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * breath.lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  glide(filter.frequency, breath, start);
  source.connect(filter).connect(fading(audio, start, breath.lasts, breath.loud * loud));
  source.start(start);
}

function glide(pitch: AudioParam, { hz, to, lasts }: { hz: number; to?: number; lasts: number }, start: number): void {
  pitch.setValueAtTime(hz, start);
  if (to !== undefined) pitch.exponentialRampToValueAtTime(to, start + lasts);
}

function fading(audio: AudioContext, start: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.012, lasts / 3));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  return gain;
}
