import { isSurveyDone, playerSurveys, type SnugClient } from '@snug/client';
import { lazyComponent } from '@snug/ui';
import { useMemo, useState } from 'react';
import * as styles from './between.css.ts';

/** Its script is fetched when there is time to show it. Players hear nothing of one that fails: it is no part of the game. */
const BetweenWidgets = lazyComponent(() => import('./between-widgets.tsx').then((module) => module.BetweenWidgets), {
  fallback: () => null,
});

/** While there are no questions: the survey's preview, then the sponsors' ads (GAME-08, PROD-05). */
export function Between({ client, gameId }: { client: SnugClient; gameId: string }) {
  const source = useMemo(() => playerSurveys(client, { gameId }), [client, gameId]);
  // Decided once: after an answer given here the card stays as high as the question was.
  const [place] = useState<keyof typeof styles.between>(() => (isSurveyDone(source) ? 'short' : 'tall'));
  return (
    <div className={styles.between[place]}>
      <BetweenWidgets client={client} gameId={gameId} source={source} />
    </div>
  );
}
