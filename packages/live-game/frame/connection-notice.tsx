import type { ConnectionNotice as Notice } from '@snug/client';
import { Banner, Button } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { usePick, useTools } from '../use-live-game.ts';

/** Notices that disappear by themselves and need no button. */
const passing: ReadonlySet<Notice['key']> = new Set(['attempting', 'refreshing', 'stumbled']);
/** Refused or failed: Refresh alone may not help (OPEN-87). */
const barred: ReadonlySet<Notice['key']> = new Set(['refused', 'failed']);

/** The state of the connection, while something is wrong with it (GAME-01, GAME-28, ERR-18 … ERR-23). */
export function ConnectionNotice() {
  const { words: say, game, onHome } = useTools();
  const notice = usePick(({ notice }) => notice);
  const phase = usePick(({ phase }) => phase);
  // A failed load has its own screen with the same two buttons (ERR-17 too), and the spinner shows the first attempt.
  if (!notice || phase === 'failed' || (phase === 'loading' && notice.key === 'attempting')) return null;

  const buttons = !passing.has(notice.key) && (
    <div className={styles.buttons}>
      <Button kind="quiet" onClick={game.refresh}>
        {say.refresh}
      </Button>
      {barred.has(notice.key) && (
        <Button kind="quiet" onClick={onHome}>
          {say.goBack}
        </Button>
      )}
    </div>
  );
  return (
    <Banner tone={passing.has(notice.key) ? 'info' : 'danger'} action={buttons} silent>
      {say.notice[notice.key](notice.detail ?? '')}
    </Banner>
  );
}
