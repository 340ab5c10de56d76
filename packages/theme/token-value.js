import { isTokenName, tokens } from './tokens.ts';
/** The allowed values of a token, by its type. Nothing else: a value from a file or a link ends up in a style sheet. */
const forms = {
    color: { form: /^#[0-9a-f]{6}$/i, say: 'a colour such as #e3ad45' },
    dimension: { form: /^\d+(\.\d+)?px$/, say: 'a length such as 14px' },
    duration: { form: /^\d+(\.\d+)?m?s$/, say: 'a time such as 200ms' },
    cubicBezier: {
        form: /^cubic-bezier\((-?\d*\.?\d+, ?){3}-?\d*\.?\d+\)$/,
        say: 'a curve such as cubic-bezier(0.2, 0.7, 0.3, 1)',
    },
    fontFamily: {
        form: /^([\w -]+|"[\w -]+")(, ?([\w -]+|"[\w -]+"))*$/,
        say: 'faces such as "Avenir Next", sans-serif',
    },
};
/** Translucent colours. */
const TRANSLUCENT = /^#[0-9a-f]{8}$/i;
const translucent = ['scrim', 'shade', 'hairline'];
const REFERENCE = /^var\(--snug-([a-z-]+)\)$/;
/** What is wrong with a value, in words; undefined when the token can have it. */
export function faultOf(name, value) {
    if (!isTokenName(name))
        return `there is no token "${name}"`;
    if (typeof value !== 'string')
        return `"${name}" must be text`;
    const { type } = tokens[name];
    const other = referenceIn(value);
    if (other !== undefined) {
        if (!isTokenName(other))
            return `"${name}" is said to be "${other}", which is no token`;
        return tokens[other].type === type ? undefined : `"${name}" cannot be "${other}", which is no ${type}`;
    }
    if (forms[type].form.test(value) || (translucent.includes(name) && TRANSLUCENT.test(value)))
        return undefined;
    return `"${name}" is "${value}" and must be ${forms[type].say}, or another token in var(--snug-…)`;
}
/** `ink` of `var(--snug-ink)`. */
export function referenceIn(value) {
    return REFERENCE.exec(value)?.[1];
}
export const isTranslucent = (name) => translucent.includes(name);
