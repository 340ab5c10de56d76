import { create } from 'storybook/theming/create';
// By its path: Storybook bundles the manager and does not resolve packages to their source.
import { resolve, themes } from '../../packages/theme/tokens-entry.ts';

/** Storybook's own interface in the default theme, by night and by day as the device prefers. */
export function brand() {
  const isNight = matchMedia('(prefers-color-scheme: dark)').matches;
  const token = resolve(themes.pub, isNight ? 'night' : 'day');
  return create({
    base: isNight ? 'dark' : 'light',
    brandTitle: 'Snug',
    brandUrl: './',
    brandImage: isNight ? './snug-night.svg' : './snug-day.svg',
    brandTarget: '_self',

    colorPrimary: token.brand,
    colorSecondary: token.brand,
    appBg: token.surface,
    appContentBg: token.ground,
    appPreviewBg: token.ground,
    appHoverBg: token.raised,
    appBorderColor: token.hairline,
    appBorderRadius: 10,

    fontBase: token.font,
    fontCode: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace',

    textColor: token.ink,
    textInverseColor: token.ground,
    textMutedColor: token['ink-soft'],

    barBg: token.surface,
    barTextColor: token['ink-soft'],
    barHoverColor: token.brand,
    barSelectedColor: token.brand,

    buttonBg: token.raised,
    buttonBorder: token.edge,
    booleanBg: token.ground,
    booleanSelectedBg: token.raised,
    inputBg: token.ground,
    inputBorder: token.edge,
    inputTextColor: token.ink,
    inputBorderRadius: 8,
  });
}
