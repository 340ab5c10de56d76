import '@snug/theme/fonts.css';
import { beforeAll } from 'vitest';

/** A site's pages have the theme's fonts, whichever file was played before: a word that fits in another font may not fit in this. */
beforeAll(() => document.fonts.load('700 16px Fraunces'));
