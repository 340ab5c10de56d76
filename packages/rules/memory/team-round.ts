import type { Unsubmitted } from '../at-close.ts';
import type { TeamAtRound } from '../command-data.ts';
import { details } from '../details.ts';
import { Refusal } from '../refusal.ts';
import { roundCalled } from '../rounds.ts';
import { askedOf, currentRound, type Question } from '../state/game-state.ts';
import type { Answer, HandedIn, QuestionHoldings, Submission, TeamQuestion, TeamRound } from '../state/team-round.ts';
import { matches } from './apply-changes.ts';
import type { GameInMemory } from './game-in-memory.ts';
import { teamsOf } from './people.ts';

/** A round, as the team of a player has it. */
export function teamRoundOf(memory: GameInMemory, player_id: string, round_order: number): TeamRound {
  const player = memory.players.find((each) => each.player_id === player_id);
  const { teamid = null } = player ?? {};
  if (!player || teamid === null || player.status !== 'joined') throw new Refusal(403, details.membersOnly);
  const round = roundCalled(memory, round_order);
  const { round_id } = round;
  return {
    game: memory.game,
    round,
    player: { ...player, teamid },
    ...bySource(standingOf(memory, teamid).filter((each) => each.round_id === round_id)),
    doubled: isDoubled(memory, teamid, round_id),
    jokerPlayed: hasPlayedJoker(memory, teamid, round_id),
  };
}

/** Whether a team has played its joker in another round than this. */
export function hasPlayedJoker(memory: GameInMemory, teamid: string, round_id: string): boolean {
  const isJoker = (id: string) => memory.rounds.some((round) => round.round_id === id && round.double_rule === 'joker');
  if (!isJoker(round_id)) return false;
  return memory.doubles.some((each) => {
    return each.teamid === teamid && each.doubled && each.round_id !== round_id && isJoker(each.round_id);
  });
}

/** A team's submissions that are not withdrawn. */
export function standingOf({ submissions }: GameInMemory, teamid: string): Submission[] {
  return submissions.filter((each) => each.teamid === teamid && each.withdrawn_at === null);
}

/** What a team has submitted of a round itself, and what was handed in for it at the close. */
function bySource(submissions: readonly Submission[]) {
  return {
    standing: submissions.find(({ at_close }) => !at_close),
    atClose: submissions.find(({ at_close }) => at_close),
  };
}

/** The teams that have saved answers of the current round and no submission, or one that came late before the hand-in. */
export function unsubmittedIn(memory: GameInMemory): Unsubmitted[] {
  const { round_id } = currentRound(memory) ?? {};
  if (round_id === undefined) return [];
  const asked = askedOf(memory.questions, round_id);
  return teamsOf(memory).flatMap(({ teamid }) => {
    const answers = answersTo(memory, teamid, asked).filter(({ late }) => !late);
    const isIn = standingOf(memory, teamid).some((each) => each.round_id === round_id && !each.late);
    return isIn || answers.length === 0 ? [] : [{ teamid, doubled: isDoubled(memory, teamid, round_id), answers }];
  });
}

export function isDoubled({ doubles }: GameInMemory, teamid: string, round_id: string): boolean {
  return doubles.some((each) => each.teamid === teamid && each.round_id === round_id && each.doubled);
}

/** The questions of a round, with a team's answers and the number of this client's last write. */
export function questionsOf(
  memory: GameInMemory,
  teamid: string,
  round_id: string,
  client_hash?: string,
): (TeamQuestion & Question)[] {
  return memory.questions
    .filter((question) => question.round_id === round_id)
    .map((question) => {
      const { question_id } = question;
      const [onTime, late] = [false, true].map((isLate) =>
        memory.answers.find((each) => matches(each, { teamid, question_id, late: isLate })),
      );
      const write = memory.answerWrites.find((each) => matches(each, { teamid, question_id, client_hash }));
      return {
        ...question,
        onTime: onTime?.answer ?? null,
        onTimeAt: onTime?.at ?? null,
        late: late?.answer ?? null,
        lateAt: late?.at ?? null,
        clue: onTime?.clue ?? null,
        lastSeq: write?.seq ?? null,
      };
    });
}

/** A team's saved answers to these questions, the newest last. */
export function answersTo(
  { answers }: GameInMemory,
  teamid: string,
  questions: readonly { readonly question_id: string }[],
): Answer[] {
  return answers
    .filter((each) => each.teamid === teamid && questions.some(({ question_id }) => question_id === each.question_id))
    .toSorted((one, other) => one.at - other.at || Number(one.late) - Number(other.late));
}

/** Suggestions with their players, the oldest first. */
export function suggestionsOf({ suggestions, players }: GameInMemory, teamid?: string) {
  return suggestions.flatMap((each) => {
    const player = players.find(({ player_id }) => player_id === each.player_id);
    if (!player || (teamid !== undefined && each.teamid !== teamid)) return [];
    const { player_code, player_name } = player;
    const { question_id, suggestion } = each;
    return [{ teamid: each.teamid, question_id, player_code, player_name, suggestion }];
  });
}

/** The answers of all teams to a question, without the late ones. */
export function questionHoldings(memory: GameInMemory, question_id: string): QuestionHoldings {
  return {
    answers: memory.answers.filter((each) => each.question_id === question_id && !each.late),
    suggestions: suggestionsOf(memory).filter((each) => each.question_id === question_id),
  };
}

/** A team's submission and answers of a round. */
export function handedInBy(memory: GameInMemory, { teamid, round_order }: TeamAtRound): HandedIn {
  const round = roundCalled(memory, round_order);
  return {
    game: memory.game,
    teamid,
    round,
    ...bySource(standingOf(memory, teamid).filter((each) => each.round_id === round.round_id)),
    doubled: isDoubled(memory, teamid, round.round_id),
    asked: askedOf(memory.questions, round.round_id),
    answers: askedOf(memory.questions, round.round_id).flatMap((question) => answersTo(memory, teamid, [question])),
  };
}
