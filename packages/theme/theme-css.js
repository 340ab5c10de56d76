import { toCss } from './formula.ts';
import { valuesIn } from './theme.ts';
import { formulaOf, hasSchemes, tokenNames } from './tokens.ts';
/** Our custom elements on a page, and the element around our components in an application. */
export const ourElements = '.snug-theme, snug-join-box, snug-live-game, snug-team-page, snug-feedback, snug-survey';
const colorScheme = { night: 'dark', day: 'light' };
/**
 * A theme as a style sheet over the default theme, whose own rules have no specificity: only what the theme sets. The roles
 * are derived by the browser. The device chooses between two schemes, unless the element has `data-theme` or `theme`.
 *
 * @example themeCss({ name: 'The Crown', both: { radius: '4px' }, night: { brand: '#7fc8ff' } })
 */
export function themeCss(theme, selector = ourElements) {
    if (theme.only) {
        const { only } = theme;
        return rule(selector, [
            `color-scheme: ${colorScheme[only]}`,
            ...declarations({ ...ofScheme(only), ...valuesIn(theme, only) }),
        ]);
    }
    return [
        rule(selector, declarations(theme.both)),
        inScheme('dark', 'light', selector, declarations(theme.night)),
        inScheme('light', 'dark', selector, declarations(theme.day)),
    ].join('');
}
/** Where the device asks for a scheme and the element does not set the other, and where the element sets it. */
function inScheme(scheme, other, selector, lines) {
    if (lines.length === 0)
        return '';
    const unless = restricted(selector, `:where(:not([data-theme="${other}"], [theme="${other}"]))`);
    const asked = restricted(selector, `:where([data-theme="${scheme}"], [theme="${scheme}"])`);
    return `@media (prefers-color-scheme: ${scheme}) {\n${rule(unless, lines, '  ')}}\n${rule(asked, lines)}`;
}
/** The default theme's values of tokens that differ by scheme. */
function ofScheme(scheme) {
    return Object.fromEntries(tokenNames.filter(hasSchemes).map((name) => [name, toCss(formulaOf(name, scheme))]));
}
function declarations(values = {}) {
    return Object.entries(values).map(([name, value]) => `--snug-${name}: ${value}`);
}
function rule(selector, lines, indent = '') {
    if (lines.length === 0)
        return '';
    return `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line};\n`).join('')}${indent}}\n`;
}
function restricted(selector, by) {
    return selector.includes(',') ? `:is(${selector})${by}` : `${selector}${by}`;
}
