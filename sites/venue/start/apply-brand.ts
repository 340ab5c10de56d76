/** A script of its own: a site without a look of its own does not load it. */
export { applyBrand, brandRules } from '@snug/theme/tokens';
