import { space, text } from '@snug/theme';
import { style } from '@vanilla-extract/css';
import { soft } from './type.css.ts';

export const doors = style({ display: 'grid', justifyItems: 'start', gap: space(2), paddingBlockEnd: space(3) });
export const hint = style([soft, { margin: 0, fontSize: text(0.875) }]);
