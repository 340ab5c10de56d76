import { contrast } from './contrast.ts';
import { resolve, schemesOf } from './theme.ts';
const TEXT = 4.5;
const CONTROL = 3;
const grounds = ['ground', 'surface', 'raised', 'card-bg', 'slip-bg'];
const inks = ['ink', 'ink-soft', 'brand', 'danger', 'good', 'info'];
/** Every pair that the parts combine: text at 4.5:1, controls and states at 3:1 (Y9). */
export const pairs = [
    ...inks.flatMap((ink) => grounds.map((on) => ({ ink, on, least: TEXT }))),
    { ink: 'on-brand', on: 'brand', least: TEXT },
    { ink: 'button-ink', on: 'button-bg', least: TEXT },
    { ink: 'ink', on: 'field-bg', least: TEXT },
    { ink: 'ink-soft', on: 'field-bg', least: TEXT },
    { ink: 'ink-soft', on: 'rail-bg', least: TEXT },
    { ink: 'mat', on: 'ground', least: TEXT },
    { ink: 'mat', on: 'slip-stub', least: TEXT },
    { ink: 'mat', on: 'slip-bg', least: TEXT },
    ...['edge', 'focus', 'field-edge'].flatMap((ink) => [...grounds, 'field-bg'].map((on) => ({ ink, on, least: CONTROL }))),
    ...['ground', 'surface', 'card-bg'].map((on) => ({ ink: 'button-bg', on, least: CONTROL })),
    ...['brand', 'danger'].map((ink) => ({ ink, on: 'field-bg', least: CONTROL })),
    { ink: 'rail', on: 'rail-bg', least: CONTROL },
    { ink: 'brand', on: 'rail-bg', least: CONTROL },
];
/** Every pair in every scheme of a theme, with its ratio. */
export function judge(theme) {
    return schemesOf(theme).flatMap((scheme) => {
        const values = resolve(theme, scheme);
        return pairs.map((pair) => ({ ...pair, scheme, ratio: contrast(values[pair.ink], values[pair.on]) }));
    });
}
/** The pairs that fail; empty when the theme is readable. */
export function checkTheme(theme) {
    return judge(theme).filter(({ ratio, least }) => ratio < least);
}
