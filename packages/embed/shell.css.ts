import { baseClass } from '@snug/theme';
import { globalStyle } from '@vanilla-extract/css';

const name = 'snug-shell';

/**
 * Isolates a widget from the page. It is an element inside the shadow root, because a page's `* { … !important }` reaches
 * the host element but never this one. Only custom properties are inherited, by which a page sets the tokens.
 */
export const shell = `${name} ${baseClass}`;

// Without specificity, so that it resets inherited styles and none of the widget's own. The theme sets the color scheme on
// the host, which the browser's own controls follow.
globalStyle(`:where(.${name})`, { all: 'initial', display: 'block', colorScheme: 'inherit' });
globalStyle(':where(:host)', { display: 'block' });
