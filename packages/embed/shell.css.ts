import { baseClass } from '@snug/theme';
import { globalStyle } from '@vanilla-extract/css';

const name = 'snug-shell';

/**
 * The wall between a widget and the page around it. It stands on an element inside the shadow root:
 * a page's `* { … !important }` still reaches the host element, never this one.
 * Only custom properties come through, which is how a page sets the tokens.
 */
export const shell = `${name} ${baseClass}`;

// Without specificity, so that it resets what comes from outside and nothing of our own. Night or day is the theme's to
// say, on the host: the browser's own controls follow it.
globalStyle(`:where(.${name})`, { all: 'initial', display: 'block', colorScheme: 'inherit' });
globalStyle(':where(:host)', { display: 'block' });
