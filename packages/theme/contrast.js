import { linear, rgb } from './srgb.ts';
/**
 * The contrast of two opaque colours by WCAG 2.2, from 1 (none) to 21 (black on white).
 * Colours are `#rrggbb`; anything else is an error, because a guess would hide a failing theme.
 *
 * @example contrast('#f6ead6', '#17110d') // 15.7
 */
export function contrast(one, other) {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
}
/** Relative luminance of an `#rrggbb` colour, 0 to 1. */
export function luminance(colour) {
    const [red, green, blue] = rgb(colour);
    return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
}
