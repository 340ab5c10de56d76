import { type Archive, type ArchiveState, createArchive, isByLink, type SnugCore } from '@snug/client';
import { useSession, useStarted } from '@snug/client/react';
import { Banner, Button, Card, Heading, Stack, TeamPicture, Text, TextInput, useFocusIfLost, useWords } from '@snug/ui';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { LogInFirst } from '../log-in-first.tsx';
import * as styles from './team-archives.css.ts';
import { type TeamArchivesWords, teamArchivesWords } from './words.ts';

export interface TeamArchivesProps {
  client: SnugCore;
  /** Opens the page of a team, by its public number. */
  onTeam(kt_team_id: string): void;
  /** Opens the list of the player's teams. */
  onMyTeams(): void;
  /** Opens the login: a login by a link does not search (H47). */
  onLogIn(): void;
  words?: Partial<TeamArchivesWords>;
}

/** Finds a registered team by its public number; an archived one is reachable again (ARCHIVE-01 … ARCHIVE-09, OPEN-66). */
export function TeamArchives(props: TeamArchivesProps) {
  const { client, words, onLogIn } = props;
  const say = useWords(teamArchivesWords, words);
  const { token, claims } = useSession(client.session);

  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{say.teamArchives}</Heading>
        <Text tone="soft">{say.archivesSubtitle}</Text>
      </Stack>
      {token !== undefined && isByLink(token) ? (
        <LogInFirst label={say.logIn} onLogIn={onLogIn}>
          {say.codeToSearch}
        </LogInFirst>
      ) : (
        // What was found says what the player is to the team, so another player begins anew.
        <Search key={claims?.sub} {...props} say={say} />
      )}
    </Stack>
  );
}

function Search({ client, onTeam, onMyTeams, say }: TeamArchivesProps & { say: TeamArchivesWords }) {
  const [archive, state] = useStarted(() => createArchive(client), [client]);
  const [restarts, setRestarts] = useState(0);

  const startOver = (
    <Button
      onClick={() => {
        archive.startOver();
        setRestarts(restarts + 1);
      }}
    >
      {say.startOver}
    </Button>
  );

  if (state.step === 'typing') {
    return <SearchForm archive={archive} state={state} restarts={restarts} startOver={startOver} say={say} />;
  }
  return (
    <Hit number={state.number} text={say.archiveStanding[state.standing]} say={say}>
      <Button kind="main" onClick={() => onTeam(state.number)}>
        {say.viewTeamPage}
      </Button>
      {state.standing === 'member' && <Button onClick={onMyTeams}>{say.yourTeams}</Button>}
      {startOver}
    </Hit>
  );
}

interface SearchFormProps {
  archive: Archive;
  state: Extract<ArchiveState, { step: 'typing' }>;
  /** How often somebody has started over: the pressed button is gone then, and the field gets the focus. */
  restarts: number;
  startOver: ReactNode;
  say: TeamArchivesWords;
}

function SearchForm({ archive, state: { text, busy, error }, restarts, startOver, say }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useFocusIfLost(field, restarts > 0 && restarts);

  async function search(event: FormEvent) {
    event.preventDefault();
    await archive.search();
    const after = archive.get();
    if (after.step === 'typing' && after.error?.key === 'bad-number') field.current?.focus();
  }

  return (
    <Card>
      <form onSubmit={search} noValidate>
        <Stack gap={4}>
          <TextInput
            label={say.archiveNumber}
            hint={say.archiveNumberHint}
            error={error?.key === 'bad-number' && say.badTeamNumber}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={archive.type}
            elementRef={field}
          />
          {error && error.key !== 'bad-number' && (
            <Banner tone="danger" action={startOver}>
              {error.key === 'missing' ? <Miss say={say} /> : error.detail || say.archivesFailed}
            </Banner>
          )}
          <Button kind="main" type="submit" busy={busy}>
            {busy ? say.searchingTeam : say.searchTeam}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function Miss({ say }: { say: TeamArchivesWords }) {
  return (
    <Stack gap={1}>
      <Heading level={2} size={3}>
        {say.archiveMiss}
      </Heading>
      <Text>{say.archiveMissText}</Text>
    </Stack>
  );
}

interface HitProps {
  number: string;
  /** What the player is to the team. */
  text: string;
  /** The next steps. */
  children: ReactNode;
  say: TeamArchivesWords;
}

/** The reply names no team, so the picture is the one that a team without a name would have. */
function Hit({ number, text, children, say }: HitProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusIfLost(heading);

  return (
    <Card labelledBy={headingId}>
      <Stack gap={6}>
        <div className={styles.hit}>
          <TeamPicture name="" number={number} size="large" />
          <Heading level={2} id={headingId} elementRef={heading}>
            {say.archiveHit(number)}
          </Heading>
          <Text>{text}</Text>
        </div>
        <Stack gap={3}>{children}</Stack>
      </Stack>
    </Card>
  );
}
