import { preferences, type Sound } from '../preferences.svelte';

// Our own sounds, made on the spot: a few oscillators and a breath of noise, no files.

interface Tone {
  at: number;
  hz: number;
  lasts: number;
  loud: number;
  shape: OscillatorType;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { at: 0, hz: 523.25, lasts: 0.28, loud: 0.16, shape: 'sine' },
    { at: 0.12, hz: 783.99, lasts: 0.4, loud: 0.13, shape: 'sine' },
  ],
  card: [{ at: 0, hz: 210, lasts: 0.05, loud: 0.05, shape: 'triangle' }],
  wagon: [
    { at: 0, hz: 150, lasts: 0.07, loud: 0.2, shape: 'triangle' },
    { at: 0.075, hz: 118, lasts: 0.08, loud: 0.16, shape: 'triangle' },
  ],
  ticket: [
    { at: 0, hz: 659.25, lasts: 0.22, loud: 0.1, shape: 'sine' },
    { at: 0.09, hz: 830.61, lasts: 0.22, loud: 0.1, shape: 'sine' },
    { at: 0.18, hz: 987.77, lasts: 0.4, loud: 0.1, shape: 'sine' },
  ],
  end: [
    { at: 0, hz: 261.63, lasts: 1.4, loud: 0.1, shape: 'triangle' },
    { at: 0.1, hz: 329.63, lasts: 1.3, loud: 0.08, shape: 'triangle' },
    { at: 0.2, hz: 392, lasts: 1.2, loud: 0.08, shape: 'triangle' },
    { at: 0.34, hz: 523.25, lasts: 1.2, loud: 0.1, shape: 'sine' },
  ],
};

/** Cards and wagons also rustle. */
const NOISE: Partial<Record<Sound, { hz: number; lasts: number; loud: number }>> = {
  card: { hz: 3200, lasts: 0.09, loud: 0.12 },
  wagon: { hz: 900, lasts: 0.05, loud: 0.1 },
};

let context: AudioContext | null = null;

/** Browsers are silent until the person has touched the page; before that nothing is queued. */
function stage(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** After what is seen: the first sound takes the browser as long as drawing a board. */
export function play(sound: Sound): void {
  if (preferences.sounds[sound]) setTimeout(() => ring(sound));
}

function ring(sound: Sound): void {
  const audio = stage();
  if (!audio) return;
  for (const tone of TONES[sound]) strike(audio, tone);
  const noise = NOISE[sound];
  if (noise) rustle(audio, noise);
}

function strike(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const source = audio.createOscillator();
  source.type = tone.shape;
  source.frequency.value = tone.hz;
  source.connect(fading(audio, start, tone.lasts, tone.loud));
  source.start(start);
  source.stop(start + tone.lasts);
}

function rustle(audio: AudioContext, noise: { hz: number; lasts: number; loud: number }): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * noise.lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = noise.hz;
  source.connect(filter).connect(fading(audio, audio.currentTime, noise.lasts, noise.loud));
  source.start();
}

function fading(audio: AudioContext, start: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  return gain;
}
