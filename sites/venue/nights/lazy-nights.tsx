import { lazyComponent } from '@snug/ui';

/** A script of its own: the home page and the game come without it. Nobody hears of one that fails. */
export const LazyNights = lazyComponent(() => import('./next-nights.tsx').then(({ NextNights }) => NextNights), {
  fallback: () => null,
});
