import { Spinner } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { usePick, useTools } from '../use-live-game.ts';

/** Shown until the first load is done. */
export function Loading() {
  const { words: say } = useTools();
  const trying = usePick(({ notice }) => notice?.key === 'attempting');
  return (
    <div className={styles.status}>
      <Spinner label={trying ? say.notice.attempting() : say.findingYourGame} />
    </div>
  );
}
