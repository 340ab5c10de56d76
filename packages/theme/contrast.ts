/**
 * The contrast of two opaque colours by WCAG 2.2, from 1 (none) to 21 (black on white).
 * Colours are `#rrggbb`; anything else is an error, because a guess would hide a failing theme.
 *
 * @example contrast('#f6ead6', '#17110d') // 15.7
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of an `#rrggbb` colour, 0 to 1. */
export function luminance(colour: string): number {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!hex) throw new Error(`contrast: "${colour}" is not a colour of the form #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((pair) => linear(Number.parseInt(pair, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** sRGB is stored with a gamma curve; luminance adds light, which is linear. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
