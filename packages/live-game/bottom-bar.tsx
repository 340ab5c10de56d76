import { Button, Drawing } from '@snug/ui';
import { team } from '@snug/ui/paths';
import { useState } from 'react';
import { JoinTeam } from './join-team.tsx';
import * as styles from './live-game.css.ts';
import { MyTeam } from './my-team.tsx';
import { type Role, roleOf, usePick, useTools } from './use-live-game.ts';

/** What is always in reach of a thumb: the team, or for a watcher the way onto one (GAME-12, GAME-13). */
export function BottomBar() {
  const { words: say } = useTools();
  const role = usePick(roleOf);
  const live = usePick(({ view }) => view?.status === 'live');
  const loaded = usePick(({ view }) => view !== undefined);
  // A watcher whom a captain lets in has another panel, which nobody has opened.
  const [opened, setOpened] = useState<Role>();
  const open = opened === role;
  const close = () => setOpened(undefined);
  if (!loaded || (role === 'watcher' && !live)) return null;

  return (
    <div className={styles.bar}>
      <div className={styles.barInner}>
        {role === 'watcher' ? (
          <Button kind="main" onClick={() => setOpened(role)}>
            {say.joinTeam}
          </Button>
        ) : (
          <button type="button" className={styles.barButton} onClick={() => setOpened(role)} aria-haspopup="dialog">
            <Drawing path={team} />
            {say.myTeam}
          </button>
        )}
      </div>
      {role === 'watcher' ? <JoinTeam open={open} onClose={close} /> : <MyTeam open={open} onClose={close} />}
    </div>
  );
}
