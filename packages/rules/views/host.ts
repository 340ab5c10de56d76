import type { HostGame, HostTeam } from '@snug/contract';
import { lateAmong } from '../late-answers.ts';
import { isRude } from '../names/rude-parts.ts';
import { shownTeamNames } from '../names/shown.ts';
import { askedOf, type GameState, hostState, type Round } from '../state/game-state.ts';
import { adjustmentView, type GradedGame, gradeView, hostAppealView } from '../state/graded-game.ts';
import type { GameTeam, Player } from '../state/people.ts';
import type { Answer, Submission } from '../state/team-round.ts';
import { submittedRounds } from './game.ts';
import { headView } from './head.ts';
import { hostQuestionView } from './question.ts';
import { roundStartView } from './round.ts';

/** A game with everything in it, for its quizmaster. */
export function hostGameView(
  state: GameState,
  venue: string,
  more: Pick<
    HostGame,
    | 'last_msg_id'
    | 'epoch'
    | 'now'
    | 'join_url'
    | 'teams'
    | 'watcher_count'
    | 'waiting_count'
    | 'newcomers_held_up'
    | 'game_full'
  >,
  graded: Pick<GradedGame, 'grades' | 'adjustments' | 'appeals'>,
): HostGame {
  const { game, rounds, questions } = state;
  return {
    ...headView(game, venue),
    ...more,
    rounds: rounds.map((round) => ({
      ...roundStartView(round),
      questions: questions.filter((each) => each.round_id === round.round_id).map(hostQuestionView),
      asked: askedOf(questions, round.round_id).map((each) => each.question_id),
    })),
    state: hostState(state),
    grades: graded.grades.map(gradeView),
    adjustments: graded.adjustments.map(adjustmentView),
    appeals: graded.appeals.map(hostAppealView),
  };
}

/** The teams of a game, with what the quizmaster sees of them. */
export interface HostTeams {
  readonly teams: readonly GameTeam[];
  /** All teams of the game, by whose names a proposal must not go; absent: these are all. */
  readonly others?: readonly GameTeam[] | undefined;
  /** Their members. */
  readonly members: readonly Pick<Player, 'player_id' | 'teamid' | 'player_name' | 'is_captain'>[];
  /** Those of them that do not count in the game. */
  readonly uncounted: ReadonlySet<string>;
  /** Whether a player has a live connection now. */
  readonly isOnline: (player_id: string) => boolean;
  /** Their late answers to the questions of earlier rounds, with those in time to the same questions. */
  readonly before: readonly (Answer & Pick<Round, 'round_order'>)[];
  /** Their answers to the current round's asked questions. */
  readonly answers: readonly Answer[];
  /** Their submissions that are not withdrawn. */
  readonly submissions: readonly Submission[];
}

export function hostTeamViews(
  { teams, others = teams, members, uncounted, isOnline, answers, before, submissions }: HostTeams,
  { rounds, game }: Pick<GameState, 'rounds' | 'game'>,
): HostTeam[] {
  const shown = shownTeamNames(others);
  return teams.map((team) => {
    const { teamid, kt_team_id, team_name, plays_on, name_allowed_at, created_at } = team;
    const shown_name = shown.get(teamid) ?? team_name;
    const ofTeam = members.filter((player) => player.teamid === teamid);
    const given = answers.filter((each) => each.teamid === teamid);
    const handedIn = submissions.filter((each) => each.teamid === teamid);
    // Late answers do not count beside a submission of the team's own.
    const hasOwn = handedIn.some((each) => each.round_order === game.round_index + 1 && !each.at_close);
    const late_answers = hasOwn ? 0 : lateAmong(given).length;
    return {
      teamid,
      kt_team_id,
      team_name,
      captain_name: ofTeam.find((player) => player.is_captain)?.player_name ?? '',
      player_count: ofTeam.length,
      answered: given.filter((each) => !each.late && each.answer.some((text) => text !== '')).length,
      ...submittedRounds(handedIn, rounds),
      ...(late_answers > 0 && { late_answers }),
      ...lateBefore(
        before.filter((each) => each.teamid === teamid),
        handedIn,
      ),
      online: ofTeam.filter(({ player_id }) => isOnline(player_id)).length,
      ...(shown_name !== team_name && { shown_name }),
      ...(name_allowed_at !== null && isRude(team_name) && { name_allowed: true }),
      ...(plays_on === 'paper' && { paper: true }),
      ...(uncounted.has(teamid) && { everybody_left: true }),
      came_at: created_at,
    };
  });
}

/** How many late answers of a team wait in each earlier round of which it has no submission of its own. */
function lateBefore(
  answers: HostTeams['before'],
  handedIn: readonly Submission[],
): Pick<HostTeam, 'late_answers_before'> {
  const counts: Record<string, number> = {};
  for (const { round_order } of lateAmong(answers)) {
    const hasOwn = handedIn.some((each) => each.round_order === round_order && !each.at_close);
    if (!hasOwn) counts[round_order] = (counts[round_order] ?? 0) + 1;
  }
  return Object.keys(counts).length > 0 ? { late_answers_before: counts } : {};
}
