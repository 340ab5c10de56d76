import type { SnugCore, TeamHere } from '@snug/client';
import { cleanTeamName, type FoundGame, type TeamStub, teamNameMaxLength } from '@snug/contract';
import {
  Banner,
  Button,
  CountedInput,
  Drawing,
  RadioGroup,
  Spinner,
  Stack,
  Text,
  TextInput,
  useIsLong,
  useWords,
} from '@snug/ui';
import { dice } from '@snug/ui/paths';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ClosedDoors } from './closed-doors.tsx';
import { LogInNote } from './log-in-note.tsx';
import { SeatedTeams } from './seated-teams.tsx';
import { Title } from './selection-title.tsx';
import * as styles from './team-selection.css.ts';
import { Teammates } from './teammates.tsx';
import { TeamsFailed } from './teams-failed.tsx';
import { type ChosenTeam, type TeamSelectionState, useTeamSelection } from './use-team-selection.ts';
import { useTeammates } from './use-teammates.ts';
import { type TeamSelectionWords, teamSelectionWords } from './words.ts';

/** A team in the game; its name where the caller knows it. */
export type SeatedTeam = TeamHere & { readonly team_name?: string };

/** While the doors are closed only what can succeed is offered: one’s team, also one that one has left, or to watch. */
export type FoundDoors = Pick<FoundGame, 'doors_closed' | 'may_watch' | 'left_team' | 'my_teams'>;

export interface TeamSelectionProps {
  client: SnugCore;
  onAdd(choice: ChosenTeam): void;
  /** Teams in the game. A registered team of the player's among them is joined without further questions (JOIN-16). */
  here?: readonly SeatedTeam[];
  /** When given, leads to the teams in the game, to ask one of them. */
  onSeated?(): void;
  /** Shows the teams in the game first, each to be asked. Their names are needed. */
  listed?: boolean;
  /** When given, a team of the game can be asked, in the list or by its typed name. */
  onAsk?(team_code: string): void;
  /** What the look-up of the game's code tells of its doors, and of the team that the player has left. */
  found?: FoundDoors;
  /** When given, watching is offered. */
  onWatch?(): void;
  /** When given, a guest is offered to log in. */
  onLogIn?(): void;
  /** While the choice is being sent. */
  busy?: boolean;
  /** What went wrong with the last choice. */
  error?: string;
  /** The small line above the title: which game it is. */
  eyebrow?: ReactNode;
  /** Hides the heading in a dialog or sheet that has one. */
  headingHidden?: boolean;
  words?: Partial<TeamSelectionWords>;
}

const none: readonly SeatedTeam[] = [];

export function TeamSelection(props: TeamSelectionProps) {
  return props.found?.doors_closed ? <ClosedDoors {...props} /> : <OpenSelection {...props} />;
}

/**
 * One of my registered teams, a new one, or only watching (SELECT-01, OPEN-17). Long: one screen, told in the order of
 * its parts.
 */
function OpenSelection(props: TeamSelectionProps) {
  const { client, onAdd, here = none, listed, onSeated, onAsk, onWatch, onLogIn } = props;
  const { busy, error: failure, eyebrow, headingHidden, found, words } = props;
  const say = useWords(teamSelectionWords, words);
  const selection = useTeamSelection(client, here, say);
  const teammates = useTeammates(client.session.claims(), say);
  const { who, teams, chosen } = selection;
  const isHere = selection.isHere(chosen);
  const isNew = !teams?.some((team) => team.kt_team_id === chosen);
  const part = { selection, say };
  const ask = who === 'player' && !busy ? onAsk : undefined;
  const others = listed ? strangers(here, teams) : [];
  const isLong = useIsLong(busy, say.longWait);
  // What went wrong stands beside what was pressed.
  const [asked, setAsked] = useState<string>();
  const error = asked === undefined ? failure : undefined;

  function add(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    // A contact typed and not yet added to the list is invited as well, or the field says why not.
    const invites = isHere ? [] : teammates.all();
    const choice = invites && selection.choiceWith(invites);
    if (!choice) return;
    setAsked(undefined);
    onAdd(choice);
  }

  function askListed(team_code: string) {
    setAsked(team_code);
    onAsk?.(team_code);
  }

  function askTyped(team_code: string) {
    setAsked(undefined);
    onAsk?.(team_code);
  }

  if (!teams) return <Spinner label={say.findingTeams} />;

  const title = !headingHidden && <Title eyebrow={eyebrow}>{say.whoPlays}</Title>;
  if (who === 'link') {
    return (
      <Stack gap={4}>
        {title}
        <Text>{say.linkLogin}</Text>
        {onLogIn && (
          <Button kind="main" onClick={onLogIn}>
            {say.logIn}
          </Button>
        )}
      </Stack>
    );
  }

  return (
    <form onSubmit={add} noValidate>
      <Stack gap={4}>
        {title}
        {onSeated && (
          <Button onClick={onSeated} disabled={busy}>
            {say.seatedAlready}
          </Button>
        )}
        {others.length > 0 && (
          <SeatedTeams
            teams={others}
            onAsk={who === 'player' ? askListed : undefined}
            onLogIn={onLogIn}
            asking={busy ? asked : undefined}
            disabled={busy}
            error={asked === undefined ? undefined : failure}
          />
        )}
        {selection.failed && <TeamsFailed {...part} />}
        {teams.length > 0 && <MyTeams {...part} teams={teams} />}
        {isNew && <NewTeam {...part} here={here} leftTeam={found?.left_team} onAsk={ask && askTyped} />}
        {who === 'player' && !isHere && (
          <>
            <TextInput
              label={say.numPlayers}
              hint={say.numPlayersHint}
              value={selection.numPlayers}
              onChange={selection.setNumPlayers}
              inputMode="numeric"
              autoComplete="off"
            />
            <Teammates teammates={teammates} words={say} />
          </>
        )}
        {error && <Banner tone="danger">{error}</Banner>}
        <div className={styles.place}>
          {selection.choiceWith([]) ? (
            <Button kind="main" type="submit" busy={busy}>
              {isLong ? say.longWait : busy ? say.addingTeam : isHere ? say.joinYourTeam : say.addTeam}
            </Button>
          ) : (
            <Text tone="soft">{say.nameFirst}</Text>
          )}
        </div>
        {who === 'guest' && (
          <LogInNote label={say.logIn} onLogIn={onLogIn}>
            {say.guestTeam}
          </LogInNote>
        )}
        {onWatch && (
          <Button kind="quiet" onClick={onWatch} disabled={busy}>
            {say.justWatch}
          </Button>
        )}
      </Stack>
    </form>
  );
}

type Named = SeatedTeam & { readonly team_name: string };

/** The teams of the game of which none is the player's. */
function strangers(here: readonly SeatedTeam[], mine: readonly TeamStub[] | undefined): readonly Named[] {
  const isNamed = (team: SeatedTeam): team is Named => team.team_name !== undefined;
  return here.filter(isNamed).filter(({ kt_team_id }) => !mine?.some((team) => team.kt_team_id === kt_team_id));
}

interface PartProps {
  selection: TeamSelectionState;
  say: TeamSelectionWords;
}

function MyTeams({ selection, say, teams }: PartProps & { teams: readonly TeamStub[] }) {
  return (
    <RadioGroup
      label={say.yourTeam}
      value={selection.chosen}
      onChange={selection.choose}
      options={[
        ...teams.map(({ kt_team_id, team_name, num_players }) => ({
          value: kt_team_id,
          label: team_name,
          hint: selection.isHere(kt_team_id) ? say.alreadyHere : say.playerCount(num_players),
        })),
        { value: 'new', label: say.newTeam },
      ]}
    />
  );
}

type NewTeamProps = PartProps & Pick<TeamSelectionProps, 'here' | 'onAsk'> & { leftTeam: string | undefined };

function NewTeam(props: NewTeamProps) {
  const { selection, say, leftTeam } = props;
  const field = useRef<HTMLInputElement>(null);
  // The pressed button goes.
  const enter = (name: string) => {
    selection.setName(name);
    field.current?.focus();
  };
  const enterIt = leftTeam && leftTeam !== selection.name && (
    <Button onClick={() => enter(leftTeam)}>{say.backToTeam}</Button>
  );
  return (
    <Stack gap={2}>
      {leftTeam && (
        <Banner tone="info" action={enterIt}>
          {say.leftTeam(leftTeam)}
        </Banner>
      )}
      <CountedInput
        label={say.teamName}
        most={teamNameMaxLength}
        value={selection.name}
        onChange={selection.setName}
        autoComplete="off"
        elementRef={field}
      />
      <Button onClick={selection.makeName}>
        <Drawing path={dice} />
        {say.randomName}
      </Button>
      <Namesake {...props} />
    </Stack>
  );
}

/** A team of that name is in the game: whoever types it means that one, or needs another name. */
function Namesake({ selection, say, here, leftTeam, onAsk }: NewTeamProps) {
  const typed = cleanTeamName(selection.name).toLowerCase();
  const isTheirs = typed === leftTeam?.toLowerCase();
  const team = here?.find(({ team_name }) => !isTheirs && typed !== '' && team_name?.toLowerCase() === typed);
  const ask = team && onAsk && (
    <Button kind="quiet" onClick={() => onAsk(team.team_code)}>
      {say.askNamesake}
    </Button>
  );
  return (
    <div role="status">
      {team && (
        <Banner tone="info" action={ask}>
          {say.sitsHere(team.team_name ?? '')}
        </Banner>
      )}
    </div>
  );
}
