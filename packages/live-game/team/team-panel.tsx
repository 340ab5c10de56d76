import { canInGame, type GameAction } from '@snug/client';
import { LogInNote } from '@snug/game-ui';
import { Banner, Button, lazyComponent, Stack, useWords } from '@snug/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { InviteDialog } from '../invite/invite-dialog.tsx';
import { RegisterDialog } from '../register/register-dialog.tsx';
import { usePick, useTools } from '../use-live-game.ts';
import { type Asked, ConfirmDeed } from './confirm-deed.tsx';
import { Invites } from './invites.tsx';
import { Members } from './members.tsx';
import { Requests } from './requests.tsx';
import { TeamIdentity } from './team-identity.tsx';
import * as styles from './team-panel.css.ts';
import { useTeamDeeds } from './use-team-deeds.ts';
import { teamPanelWords } from './words.ts';

const RegisterTeam = lazyComponent(() =>
  import('../register/register-team.tsx').then(({ RegisterTeam }) => RegisterTeam),
);

/**
 * Who is on the team, who asks to be, whom it has invited, and all that may be done about them (GAME-16). Whatever cannot
 * be taken back is asked about first (GAME-25, GAME-26).
 */
export function TeamPanel({ onClose }: { onClose(): void }) {
  const { onLogIn } = useTools();
  const say = useWords(teamPanelWords);
  const team = usePick(({ view }) => view?.team);
  const me = usePick(({ view }) => view?.me);
  const status = usePick(({ view }) => view?.status ?? '');
  const deeds = useTeamDeeds(onClose);
  const [asked, setAsked] = useState<Asked>();
  const [opened, setOpened] = useState<'invite' | 'register'>();
  if (!team || !me) return null;

  const may = (action: GameAction) => canInGame({ status, me, team }, action);
  const close = () => setOpened(undefined);

  return (
    <Stack gap={6}>
      {deeds.trouble && <Trouble>{deeds.trouble}</Trouble>}
      <TeamIdentity team={team} mayRename={may('rename')} />
      <Requests team={team} mayAnswer={may('approve')} mayDecline={may('deny')} deeds={deeds} />
      <Members team={team} me={me} may={may} deeds={deeds} onAsk={setAsked} />
      <Invites team={team} mayCancel={may('uninvite')} deeds={deeds} />
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
          <Button kind="danger" busy={deeds.isBusy(me.player_code)} onClick={() => setAsked({ deed: 'leave' })}>
            {say.leaveTeam}
          </Button>
        )}
      </div>
      <ConfirmDeed asked={asked} team={team} me={me} may={may} deeds={deeds} onClose={() => setAsked(undefined)} />
      <InviteDialog open={opened === 'invite'} onClose={close} />
      <RegisterDialog open={opened === 'register'} onClose={close}>
        <RegisterTeam />
      </RegisterDialog>
    </Stack>
  );
}

/** Read out when it comes, and brought into sight: what went wrong may have been pressed at the other end of the panel. */
function Trouble({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={styles.trouble} ref={place}>
      <Banner tone="danger">{children}</Banner>
    </div>
  );
}
