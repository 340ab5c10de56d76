import { lazyComponent } from '@snug/ui';

/** Who has sat down, and what a round shows when it is handed in or doubled, in one script. */
const parts = () => import('./parts.ts');
/** Beside what is there already nothing says that something is to come. */
const quietly = { fallback: () => null };

export const Chairs = lazyComponent(() => parts().then(({ Chairs }) => Chairs), quietly);
export const HandedInSlip = lazyComponent(() => parts().then(({ HandedInSlip }) => HandedInSlip), quietly);
export const Stake = lazyComponent(() => parts().then(({ Stake }) => Stake), quietly);
