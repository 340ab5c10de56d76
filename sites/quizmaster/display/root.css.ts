import { vars } from '@snug/theme';
import { globalStyle } from '@vanilla-extract/css';

// This page is the screen's own, so it may style the body.
globalStyle('body', { margin: 0 });
globalStyle('html', { background: vars.ground });
