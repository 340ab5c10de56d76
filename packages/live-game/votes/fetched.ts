import { lazyComponent } from '@snug/ui';

/** What the room votes for, in a script of its own: most of a night nobody needs it. */
export const VoteCards = lazyComponent(() => import('./vote-cards.tsx').then(({ VoteCards }) => VoteCards), {
  // Beside what is there already nothing says that something is to come.
  fallback: () => null,
});
