import { luminance } from './contrast.ts';
import { byte, encoded, hex, linear, rgb } from './srgb.ts';
/** A percentage of one `#rrggbb`, the rest of the other, as `color-mix(in srgb, …)` does. */
export function mixColours(one, percent, other) {
    const [from, to] = [rgb(one), rgb(other)];
    return hex(from.map((channel, at) => (channel * percent + (to[at] ?? 0) * (100 - percent)) / 100));
}
/** `#rrggbb` with an opacity in percent, as `#rrggbbaa`. */
export function fadeColour(colour, percent) {
    return `${hex(rgb(colour))}${byte((percent / 100) * 255)}`;
}
/**
 * A text colour for a background of any colour, 4.5:1 or more: white on dark ones, nearly black with a trace of the
 * background on all others. Black and white have equal contrast at a luminance of 0.179; the trace shifts that by 0.002.
 */
export function onColour(ground) {
    const white = luminance(ground) < 0.1812 ? 1 : 0;
    return hex(rgb(ground).map((channel) => Math.min(encoded(linear(channel / 255) / 150 + white), 1) * 255));
}
