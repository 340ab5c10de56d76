import type { Sound } from './sounds.ts';

/** Builds the nodes of a sound that begins at `at`, in the context's seconds; returns its length in seconds. */
type Player = (context: BaseAudioContext, out: AudioNode, at: number) => number;

/** No files: each sound is a few oscillators or a little noise, loudest at 1. */
const players: Readonly<Record<Sound, Player>> = {
  /** A ship's bell, struck twice. */
  bell(context, out, at) {
    strike(context, out, at, 620);
    strike(context, out, at + 0.32, 620);
    return 2.6;
  },
  /** The bell once, lower: no more writing. */
  'pens-down'(context, out, at) {
    strike(context, out, at, 415);
    return 2.2;
  },
  /** A slip tears along its perforation: a rising hiss, hole by hole. */
  slip(context, out, at) {
    const length = 0.26;
    const holes = 9;
    const { source, filter, gain } = hiss(context, out, length);
    filter.frequency.setValueAtTime(1_800, at);
    filter.frequency.linearRampToValueAtTime(5_200, at + length);
    gain.gain.setValueAtTime(0, at);
    for (let hole = 0; hole < holes; hole++) {
      const from = at + (hole * length) / holes;
      gain.gain.linearRampToValueAtTime(0.5, from + 0.004);
      gain.gain.linearRampToValueAtTime(0.12, from + length / holes);
    }
    gain.gain.linearRampToValueAtTime(0, at + length);
    source.start(at);
    return length;
  },
  /** Two short strokes on a slate. */
  chalk(context, out, at) {
    for (const [from, length] of [
      [0, 0.05],
      [0.09, 0.12],
    ] as const) {
      const { source, filter, gain } = hiss(context, out, length);
      filter.frequency.setValueAtTime(2_900, at + from);
      gain.gain.setValueAtTime(0, at + from);
      gain.gain.linearRampToValueAtTime(0.7, at + from + 0.006);
      gain.gain.exponentialRampToValueAtTime(0.001, at + from + length);
      source.start(at + from);
    }
    return 0.21;
  },
  /** Three horns: two short, and a chord that stands. */
  brass(context, out, at) {
    blow(context, out, at, 262, 0.2);
    blow(context, out, at + 0.24, 392, 0.2);
    for (const tone of [262, 330, 392, 523]) blow(context, out, at + 0.5, tone, 1.3);
    return 1.9;
  },
};

export function playSound(sound: Sound, context: BaseAudioContext, out: AudioNode, at = context.currentTime): number {
  return players[sound](context, out, at);
}

/** The partials of a bell, of which the higher ones fade sooner. */
const partials = [
  [0.5, 0.16, 2],
  [1, 0.3, 1.6],
  [1.19, 0.14, 1.2],
  [2, 0.12, 0.8],
  [2.74, 0.08, 0.5],
  [3.76, 0.04, 0.3],
] as const;

function strike(context: BaseAudioContext, out: AudioNode, at: number, tone: number): void {
  for (const [ratio, loudness, seconds] of partials) {
    const [source, gain] = [context.createOscillator(), context.createGain()];
    source.frequency.value = tone * ratio;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
    source.connect(gain).connect(out);
    source.start(at);
    source.stop(at + seconds);
  }
}

function blow(context: BaseAudioContext, out: AudioNode, at: number, tone: number, seconds: number): void {
  const [source, filter, gain] = [context.createOscillator(), context.createBiquadFilter(), context.createGain()];
  source.type = 'sawtooth';
  source.frequency.value = tone;
  // A horn is brighter while it is blown harder.
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(tone * 1.5, at);
  filter.frequency.linearRampToValueAtTime(tone * 5, at + 0.06);
  filter.frequency.linearRampToValueAtTime(tone * 2.5, at + seconds);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.15, at + 0.04);
  gain.gain.setValueAtTime(0.15, at + seconds * 0.7);
  gain.gain.linearRampToValueAtTime(0, at + seconds);
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
  source.stop(at + seconds);
}

function hiss(context: BaseAudioContext, out: AudioNode, seconds: number) {
  const source = context.createBufferSource();
  source.buffer = noise(context, seconds);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.9;
  const gain = context.createGain();
  source.connect(filter).connect(gain).connect(out);
  return { source, filter, gain };
}

/** White noise, the same each time: a linear congruential generator (Numerical Recipes). */
function noise(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let nth = 0; nth < samples.length; nth++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    samples[nth] = seed / 2 ** 31 - 1;
  }
  return buffer;
}
