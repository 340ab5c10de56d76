/** The channels of `#rrggbb`. Anything else is an error, because a guess would hide a failing theme. */
export function rgb(colour) {
    const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
    if (!red || !green || !blue)
        throw new Error(`"${colour}" is not a colour of the form #rrggbb.`);
    return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}
export const hex = (channels) => `#${channels.map(byte).join('')}`;
export const byte = (channel) => Math.round(channel).toString(16).padStart(2, '0');
/** Between an sRGB channel, which has a gamma curve, and linear light, which can be added; both from 0 to 1. */
export const linear = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
export const encoded = (light) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
