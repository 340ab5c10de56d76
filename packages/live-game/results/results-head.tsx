import { lazyComponent } from '@snug/ui';
import { type ReactNode, useState } from 'react';
import { quietly } from '../quietly.ts';
import { OneScreen } from '../screens/one-screen.tsx';
import { usePick } from '../use-live-game.ts';
import { VoteCards } from '../votes/fetched.ts';

const Head = lazyComponent(() => import('./head.tsx').then(({ Head }) => Head), quietly);

/**
 * What a screen begins with once there are results, in place of its own head or above it. That stays until the other is there,
 * and without its script; what of it had the focus gives it to the other.
 */
export function ResultsHead({ children }: { children?: ReactNode }) {
  const isTold = usePick(({ view }) => !!view?.results_version);
  const mayVote = usePick(({ view }) => !!view?.photos_version);
  const [isTaken, setTaken] = useState(false);
  return (
    <>
      {isTold && <Head onTaken={setTaken} />}
      {!isTaken && <OneScreen>{children}</OneScreen>}
      {mayVote && <VoteCards />}
    </>
  );
}
