import type { Colours } from './colours.ts';
import { contrast } from './contrast.ts';

/** Two colours that meet, and how far apart they must be. */
export type Pair = { ink: keyof Colours; on: keyof Colours; least: number };
/** A pair that is too close, with its measured ratio. */
export type Fault = Pair & { ratio: number };

const TEXT = 4.5;
const CONTROL = 3;
const grounds = ['ground', 'surface', 'raised'] as const;
const texts = ['ink', 'inkSoft', 'brand', 'danger', 'good', 'info'] as const;

/** Every pair that our parts put together: text at 4.5:1, borders of controls and the focus ring at 3:1. */
export const pairs: readonly Pair[] = [
  ...texts.flatMap((ink) => grounds.map((on) => ({ ink, on, least: TEXT }))),
  ...grounds.map((on) => ({ ink: 'edge' as const, on, least: CONTROL })),
  { ink: 'onBrand', on: 'brand', least: TEXT },
];

/** What a theme gets wrong; empty when everybody can read it. */
export function checkContrast(colours: Colours): Fault[] {
  return pairs
    .map((pair) => ({ ...pair, ratio: contrast(colours[pair.ink], colours[pair.on]) }))
    .filter(({ ratio, least }) => ratio < least);
}
