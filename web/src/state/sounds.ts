/** A few quiet sounds, made on the spot: a roll, a hit, my turn, a victory. Never before somebody touched the page. */
import { settings } from "./settings.svelte";

export type Sound = "roll" | "hit" | "turn" | "victory";

interface Tone {
  /** Seconds after the beginning. */
  at: number;
  pitch: number;
  lasts: number;
  loud: number;
}

const TONES: Record<Exclude<Sound, "roll">, { shape: OscillatorType; tones: Tone[] }> = {
  hit: { shape: "triangle", tones: [{ at: 0, pitch: 150, lasts: 0.16, loud: 0.14 }, { at: 0.02, pitch: 92, lasts: 0.24, loud: 0.12 }] },
  turn: { shape: "sine", tones: [{ at: 0, pitch: 523, lasts: 0.5, loud: 0.09 }, { at: 0.14, pitch: 784, lasts: 0.5, loud: 0.09 }] },
  victory: {
    shape: "sine",
    tones: [523, 659, 784, 1047].map((pitch, place) => ({ at: place * 0.16, pitch, lasts: 0.7, loud: 0.08 })),
  },
};

/** A die clatters so many times, each time softer. */
const CLATTERS = 6;

let context: AudioContext | undefined;
let touched = false;

/** From the first touch of the page on it may sound. */
export function listenForTouch(): () => void {
  const touch = () => (touched = true);
  const events = ["pointerdown", "keydown"] as const;
  for (const event of events) window.addEventListener(event, touch, { once: true, capture: true });
  return () => events.forEach((event) => window.removeEventListener(event, touch, { capture: true }));
}

/** Whether a sound may be heard now: on a page that nobody sees only my turn calls. */
export function mayPlay(sound: Sound, { on, wasTouched, hidden }: { on: boolean; wasTouched: boolean; hidden: boolean }): boolean {
  return on && wasTouched && (!hidden || sound === "turn");
}

export function play(sound: Sound): void {
  if (!mayPlay(sound, { on: settings.sound, wasTouched: touched, hidden: document.hidden })) return;
  context ??= new AudioContext();
  void context.resume();
  if (sound === "roll") clatter(context);
  else for (const tone of TONES[sound].tones) ring(context, TONES[sound].shape, tone);
}

function ring(context: AudioContext, shape: OscillatorType, { at, pitch, lasts, loud }: Tone): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}

/** Dice on wood: short bursts of noise. */
function clatter(context: AudioContext): void {
  const noise = new AudioBuffer({ length: Math.ceil(context.sampleRate * 0.03), sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  samples.forEach((_, place) => (samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length)));
  for (let hit = 0; hit < CLATTERS; hit += 1) {
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const wood = new BiquadFilterNode(context, { type: "bandpass", frequency: 1500 + 350 * (hit % 3), Q: 2.5 });
    const loudness = new GainNode(context, { gain: 0.22 * (1 - hit / CLATTERS) });
    source.connect(wood).connect(loudness).connect(context.destination);
    source.start(context.currentTime + hit * 0.062 - (hit % 2) * 0.014);
  }
}
