import { space } from '@snug/theme';
import { style } from '@vanilla-extract/css';

export const logo = style({ display: 'flex', justifyContent: 'center' });
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space(4)} ${space(6)}`,
  margin: 0,
});
