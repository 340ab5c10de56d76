import { Button, Drawing } from '@snug/ui';
import { camera, team, tip } from '@snug/ui/paths';
import { type ReactNode, useState } from 'react';
import { ActionShots } from './action-shots.tsx';
import { JoinTeam } from './join-team.tsx';
import * as styles from './live-game.css.ts';
import { MyTeam, RequestCount } from './my-team.tsx';
import type { Opened } from './opened-by.ts';
import { Tips } from './tips.tsx';
import { roleOf, usePick, useTools } from './use-live-game.ts';

type Panel = 'shots' | 'tips' | 'team' | 'join';

/** What is always in reach of a thumb: pictures, a tip, the team, or for a watcher the way onto one (GAME-12, GAME-13). */
export function BottomBar() {
  const { words: say, opened: asked } = useTools();
  const watches = usePick((game) => roleOf(game) === 'watcher');
  const live = usePick(({ view }) => view?.status === 'live');
  const loaded = usePick(({ view }) => view !== undefined);
  const tips = usePick(({ view }) => view?.host_venmo.length !== 0);
  const isAsked = usePick(({ view }) => view?.team?.players.some(({ status }) => status === 'pending-join'));
  const [opened, setOpened] = useState<{ panel: Panel; at?: Opened } | undefined>(
    asked && { panel: 'join', at: asked },
  );
  // Let in, or kicked: what was open is over, and does not come back with the part one had. Anybody gives a tip.
  if (loaded && opened && opened.panel !== 'tips' && (opened.panel === 'join') !== watches) setOpened(undefined);
  const close = () => setOpened(undefined);
  const isOpen = (panel: Panel) => opened?.panel === panel;
  if (!loaded || (watches && !live && !tips)) return null;

  const button = (panel: Panel, path: string, label: string, count?: ReactNode) => (
    <button type="button" className={styles.barButton} onClick={() => setOpened({ panel })} aria-haspopup="dialog">
      <Drawing path={path} />
      {label}
      {count}
    </button>
  );

  return (
    <div className={styles.bar}>
      <div className={styles.barInner}>
        {!watches && button('shots', camera, say.actionShots)}
        {tips && button('tips', tip, say.tipYourQm)}
        {!watches && button('team', team, say.myTeam, isAsked && <RequestCount />)}
        {watches && live && (
          <Button kind="main" opens="dialog" onClick={() => setOpened({ panel: 'join' })}>
            {say.joinTeam}
          </Button>
        )}
      </div>
      {!watches && <ActionShots open={isOpen('shots')} onClose={close} />}
      {tips && <Tips open={isOpen('tips')} onClose={close} />}
      {watches ? (
        <JoinTeam open={isOpen('join') && live} at={opened?.at} onClose={close} />
      ) : (
        <MyTeam open={isOpen('team')} onClose={close} />
      )}
    </div>
  );
}
