import { fade, mix, on, ref, times } from './formula.ts';
/** In the default theme the edges' colour lies between brass and cream. */
const wood = mix('brand', 50, 'ink');
/**
 * Every token, by its public name without `--snug-`: the one source of the CSS, the TypeScript and the JSON. At most forty,
 * because each is a promise to authors of themes. Colours without a formula are the default theme's (themes/pub.ts).
 */
export const tokens = {
    // Brand
    ground: color('brand', 'The page, and the inside of fields.', { night: '#17110d', day: '#f3e9d7' }),
    surface: color('brand', 'Cards, slips and dialogs.', { night: '#231a13', day: '#fdf7ec' }),
    ink: color('brand', 'What is read.', { night: '#f6ead6', day: '#2a1d12' }),
    brand: color('brand', 'The one colour people remember: the main button, numbers, the rail, focus.', {
        night: '#e3ad45',
        day: '#8a5200',
    }),
    'on-brand': color('brand', 'Text on the brand: dark or white, whichever can be read.', on('brand')),
    danger: color('brand', 'Trouble, and what cannot be undone.', { night: '#ef7a5f', day: '#a8321b' }),
    good: color('brand', 'Done and safe.', { night: '#86c796', day: '#2c6b3f' }),
    info: color('brand', 'Worth knowing.', { night: '#9ac6e6', day: '#1f5f8b' }),
    font: family('brand', 'What most words are set in: the face of the device.', ['system-ui', 'sans-serif']),
    'font-display': family('brand', 'Titles, questions, numbers, the main button.', [
        'Fraunces',
        'Iowan Old Style',
        'Palatino Linotype',
        'Georgia',
        'serif',
    ]),
    text: dimension('brand', 'The one font size; every other is a multiple of it.', '16px'),
    radius: dimension('brand', 'How round corners are.', '14px'),
    // Roles
    raised: color('role', 'What stands higher than a surface: a stub, a menu, a badge.', {
        night: mix('brand', 6, 'surface'),
        day: mix('#ffffff', 60, 'surface'),
    }),
    'ink-soft': color('role', 'Second voice: hints, captions. Still 4.5:1 everywhere.', mix(mix('brand', 25, 'ink'), 82, 'ground')),
    edge: color('role', 'Borders of what can be operated: 3:1 everywhere.', mix(wood, 64, 'ground')),
    hairline: color('role', 'Decoration only: it may be invisible to some.', mix(wood, 25, 'ground')),
    focus: color('role', 'The ring around what has the keyboard.', ref('brand')),
    scrim: color('role', 'Behind a dialog.', fade('#0b0704', 66)),
    shade: color('role', 'Under what can be pressed.', { night: fade('#000000', 50), day: fade('ink', 22) }),
    line: dimension('role', 'How thick a border is.', '1px'),
    space: dimension('role', 'The step of every distance.', '4px'),
    time: {
        tier: 'role',
        type: 'duration',
        about: 'How long a movement takes; nothing for who asked for no motion.',
        value: '200ms',
    },
    ease: { tier: 'role', type: 'cubicBezier', about: 'How a movement ends.', value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
    // Parts
    'button-bg': color('part', 'The main button.', ref('brand')),
    'button-ink': color('part', 'Its words.', ref('on-brand')),
    'button-radius': dimension('part', 'Corners of buttons.', ref('radius')),
    'field-bg': color('part', 'The inside of fields.', ref('ground')),
    'field-edge': color('part', 'The border of fields.', ref('edge')),
    'field-radius': dimension('part', 'Corners of fields and banners.', times('radius', 0.72)),
    'card-bg': color('part', 'Cards.', ref('surface')),
    'card-edge': color('part', 'The border of cards, slips, dialogs and banners.', ref('hairline')),
    'card-radius': dimension('part', 'Corners of cards, slips and dialogs.', times('radius', 1.29)),
    'slip-bg': color('part', 'An answer slip.', ref('card-bg')),
    'slip-stub': color('part', 'Its stub, with the number.', ref('raised')),
    mat: color('part', 'The ring and the number on the stub.', ref('brand')),
    rail: color('part', 'Progress.', ref('brand')),
    'rail-bg': color('part', 'What is still to come of it.', ref('raised')),
};
export const tokenNames = Object.keys(tokens);
export function isTokenName(name) {
    return Object.hasOwn(tokens, name);
}
/** A token's default in a scheme. */
export function formulaOf(name, scheme) {
    const { value } = tokens[name];
    return typeof value === 'object' && 'night' in value ? value[scheme] : value;
}
/** Whether the token's default differs between the schemes. */
export function hasSchemes(name) {
    const { value } = tokens[name];
    return typeof value === 'object' && 'night' in value;
}
function color(tier, about, value) {
    return { tier, type: 'color', about, value };
}
function dimension(tier, about, value) {
    return { tier, type: 'dimension', about, value };
}
function family(tier, about, faces) {
    const quoted = faces.map((face) => (face.includes(' ') ? `"${face}"` : face));
    return { tier, type: 'fontFamily', about, value: quoted.join(', ') };
}
