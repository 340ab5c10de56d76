import type { Theme } from '@snug/theme/tokens';

/** A theme that a venue might write, for docs and tests. */
export const crown: Theme = {
  name: 'The Crown',
  both: { radius: '6px', 'font-display': 'Georgia, serif' },
  night: { ground: '#0d1420', surface: '#16202f', ink: '#eef3fa', brand: '#8ec5ff' },
  day: { ground: '#eef2f7', surface: '#ffffff', ink: '#13202f', brand: '#0b4a8f' },
};
