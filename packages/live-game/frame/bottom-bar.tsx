import { Button, Drawing } from '@snug/ui';
import { camera, team, tip } from '@snug/ui/paths';
import { type ReactNode, useState } from 'react';
import { JoinTeam } from '../join/join-team.tsx';
import type { Opened } from '../join/opened-by.ts';
import * as styles from '../live-game.css.ts';
import { ActionShots } from '../shots/action-shots.tsx';
import { MyTeam, RequestCount } from '../team/my-team.tsx';
import { Tips } from '../tips/tips.tsx';
import { roleOf, usePick, useTools } from '../use-live-game.ts';

type Panel = 'shots' | 'tips' | 'team' | 'join';

/** The bar at the bottom: pictures, tips and the team, or for a spectator the way onto a team (GAME-12, GAME-13). */
export function BottomBar() {
  const { words: say, opened: asked } = useTools();
  const isSpectator = usePick((game) => roleOf(game) === 'spectator');
  const live = usePick(({ view }) => view?.status === 'live');
  const loaded = usePick(({ view }) => view !== undefined);
  const tips = usePick(({ view }) => view?.host_venmo.length !== 0);
  const isAsked = usePick(({ view }) => view?.team?.players.some(({ status }) => status === 'pending-join'));
  const [opened, setOpened] = useState<{ panel: Panel; at?: Opened } | undefined>(
    asked && { panel: 'join', at: asked },
  );
  // After joining or being kicked, the open panel closes and does not come back with the old role. Tips are for everybody.
  if (loaded && opened && opened.panel !== 'tips' && (opened.panel === 'join') !== isSpectator) setOpened(undefined);
  const close = () => setOpened(undefined);
  const isOpen = (panel: Panel) => opened?.panel === panel;
  if (!loaded || (isSpectator && !live && !tips)) return null;

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
        {!isSpectator && button('shots', camera, say.actionShots)}
        {tips && button('tips', tip, say.tipYourQm)}
        {!isSpectator && button('team', team, say.myTeam, isAsked && <RequestCount />)}
        {isSpectator && live && (
          <Button kind="main" opens="dialog" onClick={() => setOpened({ panel: 'join' })}>
            {say.joinTeam}
          </Button>
        )}
      </div>
      {!isSpectator && <ActionShots open={isOpen('shots')} onClose={close} />}
      {tips && <Tips open={isOpen('tips')} onClose={close} />}
      {isSpectator ? (
        <JoinTeam open={isOpen('join') && live} at={opened?.at} onClose={close} />
      ) : (
        <MyTeam open={isOpen('team')} onClose={close} />
      )}
    </div>
  );
}
