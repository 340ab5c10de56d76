import { canInGame, type GameAction } from '@snug/client';
import { LogInNote } from '@snug/game-ui';
import { Banner, Button, lazyComponent, Stack, useWords } from '@snug/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { InviteDialog } from '../invite/invite-dialog.tsx';
import { RegisterDialog } from '../register/register-dialog.tsx';
import { usePick, useTools } from '../use-live-game.ts';
import { ConfirmAction, type PendingAction } from './confirm-action.tsx';
import { Invites } from './invites.tsx';
import { Members } from './members.tsx';
import { Requests } from './requests.tsx';
import { TeamIdentity } from './team-identity.tsx';
import * as styles from './team-panel.css.ts';
import { useTeamActions } from './use-team-actions.ts';
import { teamPanelWords } from './words.ts';

const RegisterTeam = lazyComponent(() =>
  import('../register/register-team.tsx').then(({ RegisterTeam }) => RegisterTeam),
);

/**
 * The team's members, join requests and invites, and what can be done about them (GAME-16). Whatever cannot be undone is
 * confirmed first (GAME-25, GAME-26).
 */
export function TeamPanel({ onClose }: { onClose(): void }) {
  const { onLogIn } = useTools();
  const say = useWords(teamPanelWords);
  const team = usePick(({ view }) => view?.team);
  const me = usePick(({ view }) => view?.me);
  const status = usePick(({ view }) => view?.status ?? '');
  const actions = useTeamActions(onClose);
  const [pending, setPending] = useState<PendingAction>();
  const [opened, setOpened] = useState<'invite' | 'register'>();
  if (!team || !me) return null;

  const may = (action: GameAction) => canInGame({ status, me, team }, action);
  const close = () => setOpened(undefined);

  return (
    <Stack gap={6}>
      {actions.error && <ActionError>{actions.error}</ActionError>}
      <TeamIdentity team={team} mayRename={may('rename')} />
      <Requests team={team} mayAnswer={may('approve')} mayDecline={may('deny')} actions={actions} />
      <Members team={team} me={me} may={may} actions={actions} onAsk={setPending} />
      <Invites team={team} mayCancel={may('uninvite')} actions={actions} />
      {!me.registered && (
        <LogInNote label={say.logIn} onLogIn={onLogIn && (() => onLogIn())}>
          {say.inviteGuest}
        </LogInNote>
      )}
      <div className={styles.ways}>
        {may('invite') && (
          <Button opens="dialog" onClick={() => setOpened('invite')}>
            {say.inviteTeammate}
          </Button>
        )}
        {may('register') && (
          <Button opens="dialog" onClick={() => setOpened('register')}>
            {say.registerYourTeam}
          </Button>
        )}
        {may('leaveTeam') && (
          <Button kind="danger" busy={actions.isBusy(me.player_code)} onClick={() => setPending({ action: 'leave' })}>
            {say.leaveTeam}
          </Button>
        )}
      </div>
      <ConfirmAction
        pending={pending}
        team={team}
        me={me}
        may={may}
        actions={actions}
        onClose={() => setPending(undefined)}
      />
      <InviteDialog open={opened === 'invite'} onClose={close} />
      <RegisterDialog open={opened === 'register'} onClose={close}>
        <RegisterTeam />
      </RegisterDialog>
    </Stack>
  );
}

/** Announced and scrolled into view: the action that failed may have been pressed at the other end of the panel. */
function ActionError({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={styles.error} ref={place}>
      <Banner tone="danger">{children}</Banner>
    </div>
  );
}
