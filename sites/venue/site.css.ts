import { vars } from '@snug/theme';
import { globalStyle } from '@vanilla-extract/css';

// The page is ours here, so the ground is the page's: nothing flashes before the first script.
globalStyle('html', { background: vars.ground });
globalStyle('body', { margin: 0 });
globalStyle('#snug', { display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
globalStyle('noscript', { display: 'block', padding: '24px' });
