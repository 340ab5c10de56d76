import { evaluate, ref } from './formula.ts';
import { referenceIn } from './token-value.ts';
import { formulaOf, isTokenName, tokenNames, tokens } from './tokens.ts';
/** The schemes that a theme has. */
export function schemesOf({ only }) {
    return only ? [only] : ['night', 'day'];
}
/** The values that a theme itself sets in one of its schemes. */
export function valuesIn(theme, scheme) {
    return { ...theme.both, ...theme[scheme] };
}
/**
 * Every token's value in a scheme, computed as a browser would: set by the theme, or derived. Colours are `#rrggbb`,
 * translucent ones `#rrggbbaa`.
 */
export function resolve(theme, scheme) {
    const own = valuesIn(theme, scheme);
    const known = {};
    const asked = new Set();
    const computed = (name) => {
        if (!isTokenName(name))
            throw new Error(`There is no token --snug-${name}.`);
        if (known[name] !== undefined)
            return known[name];
        if (asked.has(name))
            throw new Error(`--snug-${name} is said to be itself.`);
        asked.add(name);
        const value = own[name];
        const other = value === undefined ? undefined : referenceIn(value);
        known[name] = evaluate(other === undefined ? (value ?? formulaOf(name, scheme)) : ref(other), computed);
        return known[name];
    };
    return Object.fromEntries(tokenNames.map((name) => [name, computed(name)]));
}
export const isColour = (name) => tokens[name].type === 'color';
