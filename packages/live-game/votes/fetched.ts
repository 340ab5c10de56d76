import { lazyComponent } from '@snug/ui';
import { quietly } from '../quietly.ts';

/** What the room votes for, in a script of its own: most of a night nobody needs it. */
export const VoteCards = lazyComponent(() => import('./vote-cards.tsx').then(({ VoteCards }) => VoteCards), quietly);
