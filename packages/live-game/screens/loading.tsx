import { hasWaiting } from '@snug/client';
import { Spinner, StateDot } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { usePick, useTools } from '../use-live-game.ts';

/** Shown until the first load is done. */
export function Loading() {
  const { words: say, client } = useTools();
  const trying = usePick(({ notice }) => notice?.key === 'attempting');
  const gameid = usePick((game) => game.gameid);
  const hasUnsent = usePick(({ notice }) => notice !== undefined) && hasWaiting(client.storage, gameid);
  return (
    <div className={styles.status}>
      <Spinner label={trying ? say.notice.attempting() : say.findingYourGame} />
      {hasUnsent && <StateDot tone="info">{say.waitsHere}</StateDot>}
    </div>
  );
}
