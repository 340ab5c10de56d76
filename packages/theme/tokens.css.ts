import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every token, under its public name. At most 40, because each is a promise to whoever themes us.
 * Brand tokens are a venue's to set; roles follow from the scheme; parts name the one place they colour.
 */
export const vars = createGlobalThemeContract({
  // Brand
  ground: 'snug-ground',
  surface: 'snug-surface',
  ink: 'snug-ink',
  brand: 'snug-brand',
  onBrand: 'snug-on-brand',
  danger: 'snug-danger',
  good: 'snug-good',
  info: 'snug-info',
  font: 'snug-font',
  fontDisplay: 'snug-font-display',
  text: 'snug-text',
  radius: 'snug-radius',
  // Roles
  raised: 'snug-raised',
  inkSoft: 'snug-ink-soft',
  edge: 'snug-edge',
  hairline: 'snug-hairline',
  focus: 'snug-focus',
  scrim: 'snug-scrim',
  shade: 'snug-shade',
  space: 'snug-space',
  time: 'snug-time',
  ease: 'snug-ease',
  // Parts
  buttonBg: 'snug-button-bg',
  buttonInk: 'snug-button-ink',
  buttonRadius: 'snug-button-radius',
  fieldBg: 'snug-field-bg',
  fieldEdge: 'snug-field-edge',
  fieldRadius: 'snug-field-radius',
  cardBg: 'snug-card-bg',
  cardEdge: 'snug-card-edge',
  cardRadius: 'snug-card-radius',
  slipBg: 'snug-slip-bg',
  slipStub: 'snug-slip-stub',
  mat: 'snug-mat',
  rail: 'snug-rail',
  railBg: 'snug-rail-bg',
});
