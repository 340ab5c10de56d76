import { resolve, themes } from '../../packages/theme/tokens-entry.ts';
/** The default look according to its tokens; `behind` names the token of the colour behind the title. */
export function expectedAppearance(scheme, behind) {
    const values = resolve(themes.pub, scheme);
    const display = plain(values['font-display']);
    return { ground: values.ground, brand: values.brand, display, behind: values[behind], title: display };
}
/** The look around this title, as the browser computes it. Waits for the title. */
export async function appearanceAround(title) {
    await title.waitFor();
    const found = await title.evaluate((heading) => {
        const canvas = document.createElement('canvas').getContext('2d');
        const asHex = (colour) => {
            if (!canvas)
                throw new Error('This browser has no canvas.');
            canvas.fillStyle = colour;
            return canvas.fillStyle;
        };
        const own = getComputedStyle(heading);
        const token = (name) => own.getPropertyValue(`--snug-${name}`);
        const around = ({ parentElement, parentNode }) => parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : undefined);
        let behind = heading;
        const paint = (element) => getComputedStyle(element).backgroundColor;
        while (behind && paint(behind) === 'rgba(0, 0, 0, 0)')
            behind = around(behind);
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
const plain = (families) => families
    .replaceAll(/["']/g, '')
    .replaceAll(/\s*,\s*/g, ', ')
    .trim();
