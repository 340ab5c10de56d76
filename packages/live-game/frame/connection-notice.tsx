import type { ConnectionNotice as Notice } from '@snug/client';
import { Banner } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { usePick, useTools } from '../use-live-game.ts';
import { RefreshButtons } from './refresh-buttons.tsx';

/** Notices that disappear by themselves and need no button. */
const passing: ReadonlySet<Notice['key']> = new Set(['attempting', 'refreshing', 'stumbled']);
/** Refused or failed: Refresh alone may not help (OPEN-87). */
const barred: ReadonlySet<Notice['key']> = new Set(['refused', 'failed']);

/** The state of the connection, while something is wrong with it (GAME-01, GAME-28, ERR-18 … ERR-23). */
export function ConnectionNotice() {
  const { words: say } = useTools();
  const notice = usePick(({ notice }) => notice);
  const phase = usePick(({ phase }) => phase);
  // A failed load has its own screen with the same two buttons (ERR-17 too), and the spinner shows the first attempt.
  if (!notice || phase === 'failed' || (phase === 'loading' && notice.key === 'attempting')) return null;

  const isPassing = passing.has(notice.key);
  return (
    <aside className={styles.connection}>
      <Banner
        tone={isPassing ? 'info' : 'danger'}
        action={!isPassing && <RefreshButtons leave={barred.has(notice.key)} />}
        silent
      >
        {say.notice[notice.key](notice.detail ?? '')}
      </Banner>
    </aside>
  );
}
