import { Button } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { useTools } from '../use-live-game.ts';

/** `Refresh`, and where that alone may not help, the way back. */
export function RefreshButtons({ leave }: { leave: boolean }) {
  const { words: say, game, onHome } = useTools();
  return (
    <div className={styles.buttons}>
      <Button onClick={game.refresh}>{say.refresh}</Button>
      {leave && <Button onClick={onHome}>{say.goBack}</Button>}
    </div>
  );
}
