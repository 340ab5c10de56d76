import type { Locator } from 'playwright';
import { resolve, type Scheme, type TokenName, themes } from '../../packages/theme/tokens-entry.ts';

/** What everybody would notice if it were missing: ground and brand colour, and the font of titles. Colours as `#rrggbb`. */
export interface Appearance {
  readonly ground: string;
  readonly brand: string;
  readonly display: string;
  /** The colour painted behind the title, and the fonts of the title. */
  readonly behind: string;
  readonly title: string;
}

/** The default look according to its tokens; `behind` names the token of the colour behind the title. */
export function expectedAppearance(scheme: Scheme, behind: TokenName): Appearance {
  const values = resolve(themes.pub, scheme);
  const display = plain(values['font-display']);
  return { ground: values.ground, brand: values.brand, display, behind: values[behind], title: display };
}

/** The look around this title, as the browser computes it. Waits for the title. */
export async function appearanceAround(title: Locator): Promise<Appearance> {
  await title.waitFor();
  const found = await title.evaluate((heading) => {
    const canvas = document.createElement('canvas').getContext('2d');
    const asHex = (colour: string): string => {
      if (!canvas) throw new Error('This browser has no canvas.');
      canvas.fillStyle = colour;
      return canvas.fillStyle as string;
    };
    const own = getComputedStyle(heading);
    const token = (name: string) => own.getPropertyValue(`--snug-${name}`);
    const around = ({ parentElement, parentNode }: Element) =>
      parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : undefined);
    let behind: Element | undefined = heading;
    const paint = (element: Element) => getComputedStyle(element).backgroundColor;
    while (behind && paint(behind) === 'rgba(0, 0, 0, 0)') behind = around(behind);
    return {
      ground: asHex(token('ground')),
      brand: asHex(token('brand')),
      display: token('font-display'),
      behind: behind ? asHex(paint(behind)) : 'nothing',
      title: own.fontFamily,
    };
  });
  return { ...found, display: plain(found.display), title: plain(found.title) };
}

/** Browsers write font families with other quotes and spaces than we do. */
const plain = (families: string) =>
  families
    .replaceAll(/["']/g, '')
    .replaceAll(/\s*,\s*/g, ', ')
    .trim();
