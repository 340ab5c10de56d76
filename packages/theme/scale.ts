import { vars } from './tokens.css.ts';

/** A length in steps of four pixels: `space(4)` is 16 px. */
export const space = (steps: number): string => `calc(${vars.space} * ${steps})`;

/** A font size as a multiple of the one size token: `text(1.5)` is 24 px, or twice that where text is twice as large. */
export const text = (times: number): string => `calc(${vars.text} * ${times})`;
