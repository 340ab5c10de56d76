import { canInGame } from '@snug/client';
import { Text, useWords } from '@snug/ui';
import { useEffect } from 'react';
import { initialFocus } from '../panels/initial-focus.ts';
import { captainName, usePick, useTools } from '../use-live-game.ts';
import { InviteForm } from './invite-form.tsx';
import { InvitePanel } from './invite-panel.tsx';
import * as styles from './invite-teammate.css.ts';
import { invitingOf } from './inviting-of.ts';
import { inviteTeammateWords } from './words.ts';

/**
 * Invites by email, by phone, or by a link to scan, copy and share. Only the captain of a live game may (ROLE-09); others
 * read why they cannot.
 */
export function InviteTeammate() {
  const mayInvite = usePick(({ view }) => view !== undefined && canInGame(view, 'invite'));
  return mayInvite ? <InviteOptions /> : <InviteUnavailable />;
}

function InviteOptions() {
  const { client, game } = useTools();
  const say = useWords(inviteTeammateWords);
  const inviting = invitingOf(client, game);

  useEffect(() => {
    const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
    inviting.open(isStill());
    return () => inviting.close(isStill());
  }, [inviting]);

  return (
    <div className={styles.body}>
      <p className={styles.intro} tabIndex={-1} ref={initialFocus}>
        {say.inviteIntro}
      </p>
      <InviteForm inviting={inviting} />
      <InvitePanel inviting={inviting} />
    </div>
  );
}

function InviteUnavailable() {
  const say = useWords(inviteTeammateWords);
  const isLive = usePick(({ view }) => view?.status === 'live');
  const captain = usePick(captainName) ?? '';
  return <Text>{isLive ? say.captainInvites(captain) : say.inviteOver}</Text>;
}
