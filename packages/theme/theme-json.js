import { rgb } from './srgb.ts';
import { resolve, schemesOf } from './theme.ts';
import { tokenNames, tokens } from './tokens.ts';
/** A theme as design tokens: a group for each scheme, in it one for each tier. Values are computed: tools do not mix. */
export function themeJson(theme) {
    return {
        $description: `The look "${theme.name}" of Snug. The name of a token is its custom property without --snug-.`,
        ...Object.fromEntries(schemesOf(theme).map((scheme) => {
            const values = resolve(theme, scheme);
            const tiers = { brand: {}, role: {}, part: {} };
            for (const name of tokenNames) {
                const { tier, type, about } = tokens[name];
                const group = tiers[tier];
                if (group)
                    group[name] = { $type: type, $value: written(type, values[name]), $description: about };
            }
            return [scheme, tiers];
        })),
    };
}
function written(type, value) {
    if (type === 'color')
        return colour(value);
    if (type === 'dimension' || type === 'duration')
        return measure(value);
    if (type === 'fontFamily')
        return value.split(',').map((face) => face.trim().replace(/^"|"$/g, ''));
    return /\(([^)]*)\)/.exec(value)?.[1]?.split(',').map(Number);
}
function colour(value) {
    const opaque = value.slice(0, 7);
    const alpha = value.length === 9 ? Number.parseInt(value.slice(7), 16) / 255 : 1;
    return {
        colorSpace: 'srgb',
        components: rgb(opaque).map((channel) => round(channel / 255)),
        ...(alpha < 1 && { alpha: round(alpha) }),
        hex: opaque,
    };
}
function measure(value) {
    const [, amount, unit] = /^(-?[\d.]+)([a-z]+)$/.exec(value) ?? [];
    if (!amount)
        throw new Error(`"${value}" is not a number with a unit.`);
    return { value: Number(amount), unit };
}
const round = (number) => Number(number.toFixed(4));
