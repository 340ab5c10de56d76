import { unit } from './unit.css.ts';

/** A size in hundredths of the screen's height. */
export const u = (count: number) => `calc(${unit} * ${count})`;

/** A 24th of the height: nothing on the screen is smaller, so that the last table can read it. */
export const least = 4.2;

export const upright = '(max-aspect-ratio: 1/1)';

/** Where a word may break: anywhere, but not while a size is looked for at which none does. */
export const wrap = 'var(--fit-wrap, anywhere)';
