import { vars } from '@snug/theme';

/** The ring around the focused element: brass, 3 px, with a gap so that it shows around brass too. */
export const focusRing = { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } as const;
