import {
  type Answer,
  askedOf,
  details,
  type HandedIn,
  type QuestionHoldings,
  Refusal,
  type Round,
  type Submission,
  type TeamQuestion,
  type TeamRound,
} from '@snug/rules';
import type { FakeState } from './state.ts';

export function roundCalled({ rounds }: FakeState, round_order: number): Round {
  const round = rounds.find((each) => each.round_order === round_order);
  if (!round) throw new Refusal(404, details.roundNotFound);
  return round;
}

/** A round as a player's team plays it. */
export function teamRoundOf(state: FakeState, player_id: string, round_order: number): TeamRound {
  const player = state.players.find((each) => each.player_id === player_id);
  const { teamid = null } = player ?? {};
  if (!player || teamid === null || player.status !== 'joined') throw new Refusal(403, details.membersOnly);
  const round = roundCalled(state, round_order);
  const { round_id } = round;
  return {
    game: state.game,
    round,
    player: { ...player, teamid },
    standing: standingOf(state, teamid).find((each) => each.round_id === round_id),
    doubled: isDoubled(state, teamid, round_id),
  };
}

/** The submissions of a team that stand. */
export function standingOf({ submissions }: FakeState, teamid: string): Submission[] {
  return submissions.filter((each) => each.teamid === teamid && each.withdrawn_at === null);
}

export function isDoubled({ doubles }: FakeState, teamid: string, round_id: string): boolean {
  return doubles.some((each) => each.teamid === teamid && each.round_id === round_id && each.doubled);
}

/** The questions of a round, with what a team has on them and what this client last wrote. */
export function questionsOf(
  state: FakeState,
  teamid: string,
  round_id: string,
  client_hash?: string,
): (TeamQuestion & FakeState['questions'][number])[] {
  return state.questions
    .filter((question) => question.round_id === round_id)
    .map((question) => {
      const { question_id } = question;
      const [onTime, late] = [false, true].map((isLate) =>
        state.answers.find(
          (each) => each.teamid === teamid && each.question_id === question_id && each.late === isLate,
        ),
      );
      const write = state.answerWrites.find(
        (each) => each.teamid === teamid && each.question_id === question_id && each.client_hash === client_hash,
      );
      return {
        ...question,
        onTime: onTime?.answer ?? null,
        onTimeAt: onTime?.at ?? null,
        late: late?.answer ?? null,
        lateAt: late?.at ?? null,
        lastSeq: write?.seq ?? null,
      };
    });
}

/** A team's saved answers to these questions, the newest last. */
export function answersTo(
  { answers }: FakeState,
  teamid: string,
  questions: readonly { readonly question_id: string }[],
): Answer[] {
  return answers
    .filter((each) => each.teamid === teamid && questions.some(({ question_id }) => question_id === each.question_id))
    .toSorted((one, other) => one.at - other.at || Number(one.late) - Number(other.late));
}

/** Suggestions with their players, the oldest first. */
export function suggestionsOf({ suggestions, players }: FakeState, teamid?: string) {
  return suggestions.flatMap((each) => {
    const player = players.find(({ player_id }) => player_id === each.player_id);
    if (!player || (teamid !== undefined && each.teamid !== teamid)) return [];
    const { player_code, player_name } = player;
    const { question_id, suggestion } = each;
    return [{ teamid: each.teamid, question_id, player_code, player_name, suggestion }];
  });
}

/** What all teams have on a question, in time. */
export function questionHoldings(state: FakeState, question_id: string): QuestionHoldings {
  return {
    answers: state.answers.filter((each) => each.question_id === question_id && !each.late),
    suggestions: suggestionsOf(state).filter((each) => each.question_id === question_id),
  };
}

/** What one team has handed in for one round. */
export function handedInBy(state: FakeState, teamid: string, round_order: number): HandedIn {
  const round = roundCalled(state, round_order);
  return {
    game: state.game,
    teamid,
    round,
    standing: standingOf(state, teamid).find((each) => each.round_id === round.round_id),
    answers: askedOf(state.questions, round.round_id).flatMap((question) => answersTo(state, teamid, [question])),
  };
}

/** The highest number of an answer or a double that a client has sent for a team; undefined: none. */
export function lastWriteOf(
  { answerWrites, doubleWrites }: FakeState,
  teamid: string | null,
  client_hash: string,
): number | undefined {
  const writes = [...answerWrites, ...doubleWrites].filter(
    (each) => each.teamid === teamid && each.client_hash === client_hash,
  );
  return writes.length > 0 ? Math.max(...writes.map(({ seq }) => seq)) : undefined;
}
