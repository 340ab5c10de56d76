import { canInGame, isByLink } from '@snug/client';
import { useSession, useWatched } from '@snug/client/react';
import { Heading, Stack, Text, useAnnounce, useFocusIfLost, useWords } from '@snug/ui';
import { useRef } from 'react';
import { usePick, useTools } from '../use-live-game.ts';
import { ChooseTeam } from './choose-team.tsx';
import * as styles from './register-team.css.ts';
import { registrationOf } from './registration-of.ts';
import { RegistrationUnavailable } from './registration-unavailable.tsx';
import { registerTeamWords } from './words.ts';

/** Registers a guest team, as one of its captain's teams or as a new one (GAME-29, OPEN-48). */
export function RegisterTeam() {
  const { client, game } = useTools();
  const say = useWords(registerTeamWords);
  const announce = useAnnounce();
  const { token } = useSession(client.session);
  const mayRegister = usePick(({ view }) => view !== undefined && canInGame(view, 'register'));
  const team = usePick(({ view }) => view?.team);
  const registration = registrationOf(client, game);
  const { done } = useWatched(registration);
  const registered = team?.kt_team_id ? team : done;

  async function register() {
    const isDone = await registration.register();
    const { done } = registration.get();
    if (isDone && done) announce(say.teamRegistered(done.team_name, done.kt_team_id));
  }

  if (registered) return <Registered>{say.teamRegistered(registered.team_name, registered.kt_team_id)}</Registered>;
  if (!mayRegister || (token !== undefined && isByLink(token))) return <RegistrationUnavailable />;
  return <ChooseTeam registration={registration} onRegister={register} />;
}

/** Takes over the focus from the pressed button, which is gone. */
function Registered({ children }: { children: string }) {
  const say = useWords(registerTeamWords);
  const sentence = useRef<HTMLParagraphElement>(null);
  useFocusIfLost(sentence);
  return (
    <Stack gap={2}>
      <Heading level={3}>{say.registeredTitle}</Heading>
      <p className={styles.sentence} tabIndex={-1} ref={sentence}>
        {children}
      </p>
      <Text tone="soft">{say.teamRegisteredHint}</Text>
    </Stack>
  );
}
