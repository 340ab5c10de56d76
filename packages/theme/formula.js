import { fadeColour, mixColours, onColour } from './mix.ts';
/** The same as another token. */
export const ref = (token) => ({ ref: token });
/** A percentage of one colour, the rest of the other. A name is a token's; `#rrggbb` is itself. */
export const mix = (one, percent, other) => ({
    mix: [named(one), percent, named(other)],
});
/** A translucent colour. */
export const fade = (colour, percent) => ({ fade: [named(colour), percent] });
/** Near black or white, whichever is readable on the token's colour: 4.5:1 or more on any. */
export const on = (token) => ({ on: token });
/** A multiple of a length. */
export const times = (token, factor) => ({ times: [token, factor] });
const named = (value) => typeof value === 'string' && !value.startsWith('#') ? ref(value) : value;
/** The formula as CSS. */
export function toCss(formula) {
    if (typeof formula === 'string')
        return formula;
    if ('ref' in formula)
        return variable(formula.ref);
    if ('times' in formula)
        return `calc(${variable(formula.times[0])} * ${formula.times[1]})`;
    if ('on' in formula)
        return readableOn(variable(formula.on));
    if ('fade' in formula)
        return `color-mix(in srgb, ${toCss(formula.fade[0])} ${formula.fade[1]}%, transparent)`;
    const [one, percent, other] = formula.mix;
    return `color-mix(in srgb, ${toCss(one)} ${percent}%, ${toCss(other)})`;
}
/** The formula's value: colours as `#rrggbb` (or `#rrggbbaa`), lengths in the unit of what they multiply. */
export function evaluate(formula, known) {
    if (typeof formula === 'string')
        return formula;
    if ('ref' in formula)
        return known(formula.ref);
    if ('times' in formula)
        return multiplied(known(formula.times[0]), formula.times[1]);
    if ('on' in formula)
        return onColour(known(formula.on));
    if ('fade' in formula)
        return fadeColour(evaluate(formula.fade[0], known), formula.fade[1]);
    const [one, percent, other] = formula.mix;
    return mixColours(evaluate(one, known), percent, evaluate(other, known));
}
const variable = (token) => `var(--snug-${token})`;
function multiplied(length, factor) {
    const [, amount, unit] = /^([\d.]+)([a-z]+)$/.exec(length) ?? [];
    return amount ? `${Number((Number(amount) * factor).toFixed(2))}${unit}` : `calc(${length} * ${factor})`;
}
/** What onColour computes, as CSS. */
function readableOn(colour) {
    const white = 'clamp(0, (0.1812 - 0.2126 * r - 0.7152 * g - 0.0722 * b) * 1e6, 1)';
    const channel = (name) => `calc(${name} / 150 + ${white})`;
    return `color(from ${colour} srgb-linear ${channel('r')} ${channel('g')} ${channel('b')})`;
}
