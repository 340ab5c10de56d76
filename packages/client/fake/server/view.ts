import type { GamePlayer, GameTeam as GameTeamShown, SubmittedRound, Suggestion } from '@snug/contract';
import { askedOf, currentRound, type GameTeam, newestOf, ownTeamView, playerView, submittedRounds } from '@snug/rules';
import { isDoubled, peopleOf, questionsOf, standingOf, suggestionsOf } from '@snug/rules/memory';
import type { FakeState } from './state.ts';

/** A team, as tests and stories see it. */
export interface FakeTeamNow extends GameTeamShown {
  readonly players: readonly GamePlayer[];
  /** The answers to the asked questions of the current round, in order. */
  readonly answers: readonly {
    readonly question_text: string;
    /** Empty if nothing is saved. */
    readonly saved: readonly string[];
    readonly late: boolean;
    readonly suggestions: readonly Suggestion[];
  }[];
  /** Whether the current round is doubled. */
  readonly doubled: boolean;
  /** The submissions that are not withdrawn, by round order. */
  readonly submitted: Readonly<Record<string, SubmittedRound>>;
}

export function teamNow(state: FakeState, team: GameTeam): FakeTeamNow {
  const { teamid } = team;
  const round_id = currentRound(state)?.round_id ?? '';
  return {
    ...ownTeamView(team),
    players: peopleOf(state, teamid).map(playerView),
    answers: askedOf(questionsOf(state, teamid, round_id), round_id).map((question) => {
      const { texts, late } = newestOf(question);
      const suggestions = suggestionsOf(state, teamid)
        .filter(({ question_id }) => question_id === question.question_id)
        .map(({ player_code, player_name, suggestion }) => ({ player_code, player_name, suggestion }));
      return { question_text: question.question_text, saved: texts ?? [], late, suggestions };
    }),
    doubled: isDoubled(state, teamid, round_id),
    submitted: submittedRounds(standingOf(state, teamid), state.rounds).submitted,
  };
}
