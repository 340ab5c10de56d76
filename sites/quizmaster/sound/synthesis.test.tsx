import { expect, test } from 'vitest';
import { type Sound, sounds } from './sounds.ts';
import { playSound } from './synthesis.ts';

const rate = 22_050;
const names = Object.keys(sounds) as Sound[];

async function rendered(sound: Sound): Promise<{ samples: Float32Array; seconds: number }> {
  const context = new OfflineAudioContext(1, 4 * rate, rate);
  const seconds = playSound(sound, context, context.destination, 0);
  return { samples: (await context.startRendering()).getChannelData(0), seconds };
}

test.each(names)('%s is heard at once, is never too loud, and ends', async (sound) => {
  const { samples, seconds } = await rendered(sound);
  const peak = (from: number, to: number) =>
    samples.slice(from * rate, to * rate).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  expect(peak(0, 0.1)).toBeGreaterThan(0.02);
  expect(peak(0, 4)).toBeLessThanOrEqual(1);
  expect(seconds).toBeLessThan(3);
  expect(peak(seconds, 4)).toBeLessThan(0.01);
});
