import { isByLink, type ListedTeam, type SnugCore } from '@snug/client';
import { useSession } from '@snug/client/react';
import {
  Badge,
  Banner,
  Button,
  EmptyState,
  Heading,
  Row,
  Spinner,
  Stack,
  TeamPicture,
  Text,
  uiWords,
  useFocusIfLost,
  useWords,
  VisuallyHidden,
} from '@snug/ui';
import { type ReactNode, useRef } from 'react';
import { LogInFirst } from '../log-in-first.tsx';
import * as styles from './my-teams.css.ts';
import { useTeamList } from './use-team-list.ts';
import { type MyTeamsWords, myTeamsWords } from './words.ts';

export interface MyTeamsProps {
  client: SnugCore;
  /** Opens the page of a team, by its public number. */
  onTeam(kt_team_id: string): void;
  onCreate(): void;
  /** Opens the team archives. */
  onArchives(): void;
  /** Opens the login: a login by a link does not list teams (H47). */
  onLogIn(): void;
  words?: Partial<MyTeamsWords>;
}

/** The registered teams that the player has joined, is invited to, or asks to join (TEAMLIST-01 … TEAMLIST-08). */
export function MyTeams({ client, onTeam, onCreate, onArchives, onLogIn, words }: MyTeamsProps) {
  const say = useWords(myTeamsWords, words);
  const { retry } = useWords(uiWords);
  const { token } = useSession(client.session);
  const byLink = token !== undefined && isByLink(token);
  const { teams, failed, asking, ask } = useTeamList(client, !byLink, say);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button to try again is gone once the list is there.
  useFocusIfLost(heading, teams !== undefined);

  const ways = (
    <Row>
      <Button onClick={onCreate}>{say.createTeam}</Button>
      <Button onClick={onArchives}>{say.teamArchives}</Button>
    </Row>
  );

  function list(): ReactNode {
    if (byLink) {
      return (
        <LogInFirst label={say.logIn} onLogIn={onLogIn}>
          {say.codeToSeeTeams}
        </LogInFirst>
      );
    }
    if (failed) {
      return (
        <>
          <Banner
            tone="danger"
            action={
              <Button busy={asking} onClick={ask}>
                {retry}
              </Button>
            }
          >
            {say.teamsFailed}
          </Banner>
          {ways}
        </>
      );
    }
    if (!teams) return <Spinner label={say.findingTeams} />;
    if (teams.length === 0) {
      return (
        <EmptyState title={say.noTeams}>
          <Text tone="soft">{say.noTeamsHint}</Text>
          <div className={styles.begin}>
            <Button kind="main" onClick={onCreate}>
              {say.createTeam}
            </Button>
            <Button onClick={onArchives}>{say.teamArchives}</Button>
          </div>
        </EmptyState>
      );
    }
    return (
      <>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where there are no markers. */}
        <ul className={styles.list} role="list">
          {teams.map((team) => (
            <TeamStub key={team.kt_team_id} team={team} onView={() => onTeam(team.kt_team_id)} say={say} />
          ))}
        </ul>
        {ways}
      </>
    );
  }

  return (
    <Stack gap={6}>
      <Heading level={1} elementRef={heading}>
        {say.yourTeams}
      </Heading>
      {list()}
    </Stack>
  );
}

interface TeamStubProps {
  team: ListedTeam;
  onView(): void;
  say: MyTeamsWords;
}

function TeamStub({ team, onView, say }: TeamStubProps) {
  const { kt_team_id, team_name, team_image } = team;
  return (
    <li className={styles.stub}>
      <span className={styles.picture}>
        <TeamPicture src={team_image || undefined} name={team_name} number={kt_team_id} nameBeside />
      </span>
      <div className={styles.content}>
        <div className={styles.team}>
          <Heading level={2} size={3}>
            <span className={styles.number}>#{kt_team_id}</span> <bdi>{team_name}</bdi>
          </Heading>
          <Standing team={team} say={say} />
        </div>
        <Button onClick={onView}>
          {say.viewTeam}
          <VisuallyHidden> {team_name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

/** The member count, or what the player is to a team that they have not joined (TEAMLIST-03 … TEAMLIST-06). */
function Standing({ team: { standing, num_players, hasRequests }, say }: Omit<TeamStubProps, 'onView'>) {
  if (standing === 'invited') return <Badge tone="brand">{say.youAreInvited}</Badge>;
  if (standing === 'requested') return <Badge tone="info">{say.requestedToJoin}</Badge>;
  return (
    <span className={styles.facts}>
      <span>{say.memberCount(num_players)}</span>
      {hasRequests && <Badge tone="brand">{say.pendingRequests}</Badge>}
    </span>
  );
}
