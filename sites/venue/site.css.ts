import { vars } from '@snug/theme';
import { globalStyle } from '@vanilla-extract/css';

// This site owns the page, so the page itself has the background; it does not flash before the first script.
// A reader who has set a larger text in the browser gets it here. Widgets on others' pages stay in px, as their page is.
globalStyle('html', { background: vars.ground, vars: { '--snug-text': '1rem' } });
globalStyle('body', { margin: 0 });
globalStyle('#snug', { display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
globalStyle('noscript', { display: 'block', padding: '24px' });
