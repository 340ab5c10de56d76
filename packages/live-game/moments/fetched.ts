import { lazyComponent } from '@snug/ui';
import { quietly } from '../quietly.ts';

/** What a round shows when it is handed in or doubled, in one script. */
const parts = () => import('./parts.ts');

/** Who has sat down, before the first round alone. */
export const Chairs = lazyComponent(() => import('./chairs.tsx').then(({ Chairs }) => Chairs), quietly);
export const HandedInSlip = lazyComponent(() => parts().then(({ HandedInSlip }) => HandedInSlip), quietly);
export const Stake = lazyComponent(() => parts().then(({ Stake }) => Stake), quietly);
