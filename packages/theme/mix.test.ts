import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { fadeColour, mixColours, onColour } from './mix.ts';

const colour = fc
  .tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: 0, max: 255 })))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

test('colours mix channel by channel, and fade to eight digits', () => {
  expect(mixColours('#ffffff', 25, '#000000')).toBe('#404040');
  expect(mixColours('#ff0000', 50, '#0000ff')).toBe('#800080');
  expect(fadeColour('#2a1d12', 22)).toBe('#2a1d1238');
});

test('Y9 text on any colour has 4.5:1 or more', () => {
  fc.assert(
    fc.property(colour, (ground) => contrast(onColour(ground), ground) >= 4.5),
    { numRuns: 5000 },
  );
});

test('Y9 so does text on every grey, where black and white change places', () => {
  for (let grey = 0; grey < 256; grey++) {
    const ground = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
    expect(contrast(onColour(ground), ground), ground).toBeGreaterThanOrEqual(4.5);
  }
});
