import { vars } from '@snug/theme';
import { globalStyle } from '@vanilla-extract/css';

// This site owns the page, so the page itself has the background; it does not flash before the first script.
globalStyle('html', { background: vars.ground });
globalStyle('body', { margin: 0 });
globalStyle('#snug', { display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
globalStyle('noscript', { display: 'block', padding: '24px' });
