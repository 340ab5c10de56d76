import type { GamePerson, HostGame, HostTeam, WaitingTeam } from '@snug/contract';
import { nameOf } from './person-row.tsx';
import type { TeamsWords } from './words.ts';

/** A team or somebody without one, as a line to be ticked, with what tells a table from a flood. */
export interface TickLine {
  readonly id: string;
  readonly kind: 'team' | 'person';
  readonly name: string;
  /** 0: not known. */
  readonly cameAt: number;
  readonly people: number;
  /** How many of them have a phone that is here. */
  readonly online: number;
  /**
   * What a team has answered. `passed`: nothing, although a round has closed since it came. Known where a close hands in what is
   * saved, and of no team on paper.
   */
  readonly answers: 'some' | 'passed' | 'none' | 'waiting' | 'spectator';
  /** A team on paper is the quizmaster's own: ticked only one by one. */
  readonly paper: boolean;
}

/** What many are ticked by. */
export const tickTags = ['minutes-2', 'minutes-10', 'no-phone', 'passed'] as const;
export type TickTag = (typeof tickTags)[number];

/** Everybody who could be taken out, the newest first. */
export function tickLines(
  { teams, state }: HostGame,
  waiting: readonly WaitingTeam[],
  spectators: readonly GamePerson[],
  words: TeamsWords,
): TickLine[] {
  const ofTeam = (team: HostTeam): TickLine => ({
    ...{ id: team.teamid, kind: 'team', name: team.team_name, cameAt: team.came_at ?? 0 },
    ...{ people: team.player_count, online: team.online ?? 0, paper: team.paper === true },
    answers: hasAnswered(team) ? 'some' : hasPassed(team) ? 'passed' : 'none',
  });
  const hasPassed = ({ paper, came_at = 0 }: HostTeam) =>
    state.submit_at_close && !paper && came_at < (state.last_closed_at ?? 0);
  const ofWaiting = ({ teamid, team_name, since, people }: WaitingTeam): TickLine => ({
    ...{ id: teamid, kind: 'team', name: team_name, cameAt: since, people: people.length },
    ...{ online: people.filter(({ online }) => online).length, answers: 'waiting', paper: false },
  });
  const ofPerson = (person: GamePerson): TickLine => ({
    ...{ id: person.player_code, kind: 'person', name: nameOf(person, words), cameAt: person.came_at ?? 0 },
    ...{ people: 1, online: person.online ? 1 : 0, answers: 'spectator', paper: false },
  });
  const lines = [...teams.map(ofTeam), ...waiting.map(ofWaiting), ...spectators.map(ofPerson)];
  return lines.toSorted((one, other) => other.cameAt - one.cameAt);
}

/** Whether a line fits all of the tags. `now`: the server's time. */
export function fitsTags({ cameAt, online, answers, paper }: TickLine, tags: readonly TickTag[], now: number): boolean {
  const fits: Readonly<Record<TickTag, boolean>> = {
    'minutes-2': cameAt >= now - 2 * 60_000,
    'minutes-10': cameAt >= now - 10 * 60_000,
    'no-phone': online === 0,
    passed: answers === 'passed',
  };
  return !paper && tags.length > 0 && tags.every((tag) => fits[tag]);
}

function hasAnswered({ answered, submitted, ...late }: HostTeam): boolean {
  const { late_submitted = {}, late_answers = 0, late_answers_before = {} } = late;
  return (
    answered + late_answers > 0 || Object.keys({ ...submitted, ...late_submitted, ...late_answers_before }).length > 0
  );
}
