import { createTeamCreation, isByLink, type SnugCore } from '@snug/client';
import { useSession, useStarted } from '@snug/client/react';
import { Card, Drawing, Heading, Stack, Text, useFocusIfLost, useWords } from '@snug/ui';
import { tick } from '@snug/ui/paths';
import { useEffect, useRef } from 'react';
import { LogInFirst } from '../log-in-first.tsx';
import { CreateForm } from './create-form.tsx';
import * as styles from './create-team.css.ts';
import { type CreateTeamWords, createTeamWords } from './words.ts';

export interface CreateTeamProps {
  client: SnugCore;
  /** The team is created: open its page. */
  onCreated(kt_team_id: string): void;
  /** Opens the login, which leads back here. */
  onLogIn(): void;
  words?: Partial<CreateTeamWords>;
}

/** Creates a registered team; a visitor is asked to log in (TEAMNEW-01 … TEAMNEW-06, ROLE-16). */
export function CreateTeam({ client, onCreated, onLogIn, words }: CreateTeamProps) {
  const say = useWords(createTeamWords, words);
  const { token, claims } = useSession(client.session);
  const player = claims?.sub;
  // Another login begins anew: the errors and creations of the player before are theirs.
  const [creation, state] = useStarted(() => createTeamCreation(client), [client, player]);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadForm = useRef(false);
  // A login that ends while somebody types takes the form away.
  useFocusIfLost(heading, hadForm.current && token === undefined);
  useEffect(() => {
    hadForm.current = token !== undefined;
  }, [token]);

  if (token === undefined || isByLink(token)) {
    const { name, slogan } = creation.typed();
    return (
      <Stack gap={6}>
        <Heading level={1} elementRef={heading}>
          {say.createTitle}
        </Heading>
        <LogInFirst label={say.logIn} onLogIn={onLogIn}>
          {token === undefined ? say.logInToCreate : say.codeToCreate}
        </LogInFirst>
        {(name || slogan) && <Text tone="soft">{say.typedStays}</Text>}
      </Stack>
    );
  }

  return (
    <Stack gap={6}>
      <Heading level={1} elementRef={heading}>
        {say.createTitle}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where there are no markers. */}
      <ul className={styles.points} role="list">
        {say.createPoints.map((point) => (
          <li key={point} className={styles.point}>
            <span className={styles.tick}>
              <Drawing path={tick} />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <Card>
        <CreateForm
          key={player}
          creation={creation}
          state={state}
          onCreated={onCreated}
          onLogIn={onLogIn}
          words={say}
        />
      </Card>
    </Stack>
  );
}
