import type { GamePerson, HostGame, HostTeam, WaitingTeam } from '@snug/contract';
import { Button, Checkbox, useWords } from '@snug/ui';
import { useLayoutEffect, useState } from 'react';
import { nameOf } from './person-row.tsx';
import type { TeamQuestion } from './team-dialogs.tsx';
import * as css from './teams.css.ts';
import type { TeamCommands } from './use-team-commands.ts';
import { type TeamsWords, teamsWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  /** How far this device's clock is ahead of the server's, in ms. */
  readonly ahead: number;
  readonly waiting: readonly WaitingTeam[];
  readonly spectators: readonly GamePerson[];
  readonly commands: TeamCommands;
  readonly onAsk: (question: TeamQuestion) => void;
  readonly onClose: () => void;
  /** All that was ticked is out of the game. */
  readonly onTaken: () => void;
}

/** A team or somebody without one, as a line to be ticked. */
interface Line {
  readonly id: string;
  readonly kind: 'team' | 'person';
  readonly name: string;
  readonly cameAt: number;
  readonly people: number;
  readonly hasAnswered: boolean;
  /** A team on paper is the quizmaster's own: ticked only one by one. */
  readonly paper: boolean;
}

const minutes = [2, 10] as const;

/** Ticking many teams and people, the newest first, to take all of them out with one press. */
export function RemoveMany({ game, ahead, waiting, spectators, commands, onAsk, onClose, onTaken }: Props) {
  const words = useWords(teamsWords);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const lines = linesOf(game, waiting, spectators, words);
  const chosen = lines.filter(({ id }) => ticked.has(id));
  const idsOf = (kind: Line['kind']) => chosen.filter((line) => line.kind === kind).map(({ id }) => id);
  const tick = (wanted: readonly Line[]) => setTicked(new Set(wanted.map(({ id }) => id)));

  const isTaken = ticked.size > 0 && chosen.length === 0;
  useLayoutEffect(() => {
    if (isTaken) onTaken();
  }, [isTaken]);

  function toggle(id: string, isOn: boolean): void {
    setTicked(new Set(isOn ? [...ticked, id] : [...ticked].filter((each) => each !== id)));
  }
  function tickSince(count: number): void {
    const since = Date.now() - ahead - count * 60_000;
    tick(lines.filter(({ cameAt, paper }) => cameAt >= since && !paper));
  }

  return (
    <div className={css.many}>
      <div className={css.buttons}>
        {minutes.map((count) => (
          <Button key={count} onClick={() => tickSince(count)}>
            {words.tickSince(count)}
          </Button>
        ))}
        <Button onClick={() => tick(lines.filter(({ hasAnswered, paper }) => !hasAnswered && !paper))}>
          {words.tickSilent}
        </Button>
        <Button onClick={() => tick([])}>{words.tickNone}</Button>
      </div>
      <ul className={css.ticks}>
        {lines.map((line) => (
          <li key={line.id}>
            <Checkbox
              label={<bdi>{line.name}</bdi>}
              hint={words.tickHint(line)}
              checked={ticked.has(line.id)}
              onChange={(isOn) => toggle(line.id, isOn)}
            />
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button
          kind="danger"
          opens="dialog"
          busy={commands.busy}
          disabled={chosen.length === 0}
          onClick={() => onAsk({ kind: 'many', teamids: idsOf('team'), playerCodes: idsOf('person') })}
        >
          {words.removeChosen(chosen.length)}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {words.leaveTeams}
        </Button>
      </div>
    </div>
  );
}

function linesOf(
  { teams }: HostGame,
  waiting: readonly WaitingTeam[],
  spectators: readonly GamePerson[],
  words: TeamsWords,
): Line[] {
  const ofTeam = (team: HostTeam): Line => ({
    id: team.teamid,
    kind: 'team',
    name: team.team_name,
    cameAt: team.came_at ?? 0,
    people: team.player_count,
    hasAnswered: hasAnswered(team),
    paper: team.paper === true,
  });
  const ofWaiting = ({ teamid, team_name, since, people }: WaitingTeam): Line => ({
    ...{ id: teamid, kind: 'team', name: team_name, cameAt: since, people: people.length },
    ...{ hasAnswered: false, paper: false },
  });
  const ofPerson = (person: GamePerson): Line => ({
    ...{ id: person.player_code, kind: 'person', name: nameOf(person, words), cameAt: person.came_at ?? 0 },
    ...{ people: 1, hasAnswered: false, paper: false },
  });
  const lines = [...teams.map(ofTeam), ...waiting.map(ofWaiting), ...spectators.map(ofPerson)];
  return lines.toSorted((one, other) => other.cameAt - one.cameAt);
}

function hasAnswered({ answered, submitted, late_submitted = {}, late_answers = 0 }: HostTeam): boolean {
  return answered + late_answers > 0 || Object.keys({ ...submitted, ...late_submitted }).length > 0;
}
