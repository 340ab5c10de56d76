import { closeGraceMs, tidyAnswers } from '@snug/contract';
import { clueOf, type SavedClue } from './clues.ts';
import {
  type Decision,
  done,
  type Moment,
  nothingNew,
  type OutgoingMessage,
  type Success,
  success,
} from './decision.ts';
import { toTeam } from './recipients.ts';
import { askedOf, currentRound, type Game, type GameState, type Question, type Round } from './state/game-state.ts';
import type { Answer, Submission } from './state/team-round.ts';
import { submittedView } from './views/round.ts';

/** What a team has saved in time of the current round, without having submitted it. */
export interface Unsubmitted {
  readonly teamid: string;
  readonly doubled: boolean;
  readonly answers: readonly Pick<Answer, 'question_id' | 'answer' | 'clue'>[];
}

/** A game, and what its teams have of the current round: saved, or submitted. */
export interface ToClose extends GameState {
  /** The teams that have saved answers and no submission; none are read where the round is handed in already. */
  readonly unsubmitted: readonly Unsubmitted[];
}

type Step = Pick<Decision, 'changes' | 'messages'>;

/** A part of a decision that hands rounds in. */
export type HandedInStep = Step & Pick<Decision, 'hostNews'>;

/**
 * Hands in the current round of every team that has saved answers and not submitted them (decision 22). Once per close: a
 * team whose submission the quizmaster takes back afterwards stays without one.
 */
export function handIn(state: ToClose, moment: Moment): HandedInStep {
  const round = currentRound(state);
  if (!round || !isToHandIn(round) || state.game.status === 'finalized') return { changes: [], messages: [] };
  const asked = askedOf(state.questions, round.round_id);
  const unsubmitted = state.game.submit_at_close ? state.unsubmitted : [];
  const steps = unsubmitted.map(({ teamid, doubled, answers }) => {
    const byQuestion = new Map(answers.map((each) => [each.question_id, each]));
    const saved = asked.map((each) => {
      const { answer = null, clue = null } = byQuestion.get(each.question_id) ?? {};
      return { ...each, answer, clue };
    });
    return handInFor({ game: state.game, round, teamid, doubled }, saved, moment);
  });
  const teams = unsubmitted.filter((_, n) => steps[n]?.changes.length).map(({ teamid }) => teamid);
  return {
    changes: [
      { kind: 'round', round_id: round.round_id, set: { handed_in_at: moment.now } },
      ...steps.flatMap(({ changes }) => changes),
    ],
    messages: steps.flatMap(({ messages }) => messages),
    ...(teams.length > 0 && { hostNews: { soon: teams } }),
  };
}

/** A question with what a team has saved for it; null: nothing. */
type Saved = Pick<Question, 'num_answers'> & SavedClue;

/** Hands in what one team has saved; a team with nothing saved is not in. */
function handInFor(
  team: {
    readonly game: Pick<Game, 'game_id'>;
    readonly round: Pick<
      Round,
      'round_id' | 'round_order' | 'title' | 'single_answer' | 'double_or_nothing' | 'closed_at'
    >;
    readonly teamid: string;
    readonly doubled: boolean;
  },
  saved: readonly Saved[],
  { now, newId }: Moment,
): Step {
  const { round, teamid, doubled } = team;
  const { round_id, round_order } = round;
  const answers = answersToHandIn(saved, round);
  if (answers.every((texts) => texts.every((text) => text === ''))) return { changes: [], messages: [] };
  const row: Submission = {
    submission_id: newId(),
    game_id: team.game.game_id,
    teamid,
    round_id,
    round_order,
    idempotency_key: newId(),
    doubled: round.double_or_nothing && doubled,
    answers,
    late: false,
    at_close: true,
    clue: clueOf(round, saved, answers),
    created_at: now,
    withdrawn_at: null,
  };
  return {
    changes: [{ kind: 'submission', row }],
    messages: [submitted(row, round), toTeam(teamid, { type: 'TEAM_SUBMITTED', teamid, round_order })],
  };
}

/**
 * Something of a team counts that came after its round was handed in: within the grace, because the round ended sooner, or
 * late and accepted. What was handed in has it too, or is handed in now.
 */
export function handInToo(
  team: Parameters<typeof handInFor>[0] & {
    readonly round: Pick<Round, 'handed_in_at'>;
    readonly game: Pick<Game, 'submit_at_close'>;
    readonly atClose: Submission | undefined;
  },
  saved: readonly Saved[],
  moment: Moment,
): Step {
  const { game, round, doubled, atClose } = team;
  if (atClose) {
    const answers = answersToHandIn(saved, round);
    const set = { answers, clue: clueOf(round, saved, answers), doubled: round.double_or_nothing && doubled };
    return amend(atClose, set, round);
  }
  const isHandedIn = round.handed_in_at !== null && game.submit_at_close;
  return isHandedIn ? handInFor(team, saved, moment) : { changes: [], messages: [] };
}

/** Whether a round was opened and not handed in since. */
export function isToHandIn({ opened_at, handed_in_at }: Round): boolean {
  return opened_at !== null && handed_in_at === null;
}

/** Hands in what is saved once the grace after the close is over. The server's own command: nobody asks for it. */
export function handInAtClose(state: ToClose, _command: object, moment: Moment): Decision<Success> {
  const { closed_at = null } = currentRound(state) ?? {};
  const isDue = !state.game.submissions_open && closed_at !== null && moment.now - closed_at > closeGraceMs;
  return isDue ? done(handIn(state, moment)) : nothingNew(success);
}

/** Changes what was handed in at the close: the round ended before the grace was over, and something came within it. */
export function amend(
  atClose: Submission,
  set: Partial<Pick<Submission, 'answers' | 'doubled' | 'clue'>>,
  round: Pick<Round, 'round_id' | 'title' | 'single_answer' | 'closed_at'>,
): Step {
  return {
    changes: [{ kind: 'amend', submission_id: atClose.submission_id, set }],
    messages: [submitted({ ...atClose, ...set }, round)],
  };
}

/** Withdraws what stands of the teams whose round was handed in at the close, since it opens again: they go on. */
export function takeBackAtClose(standing: readonly Submission[], now: number): Step {
  const teams = new Set(standing.filter(({ at_close }) => at_close).map(({ teamid }) => teamid));
  const theirs = standing.filter(({ teamid }) => teams.has(teamid));
  return {
    changes: theirs.map(({ round_id, teamid }) => ({ kind: 'withdraw', round_id, teamid, at: now })),
    messages: theirs.map(({ teamid, round_order, idempotency_key: submission_id }) =>
      toTeam(teamid, { type: 'RESET_SUBMISSION', teamid, round_order, submission_id }),
    ),
  };
}

function submitted(
  submission: Submission,
  round: Pick<Round, 'round_id' | 'title' | 'single_answer' | 'closed_at'>,
): OutgoingMessage {
  const { teamid, round_order } = submission;
  return toTeam(teamid, { type: 'SUBMIT_ANSWER', teamid, round_order, submission: submittedView(submission, round) });
}

/** The saved answers of a round, in the order asked, as a phone would submit them: of clues the last answered one counts. */
export function answersToHandIn(asked: readonly Saved[], { single_answer }: Pick<Round, 'single_answer'>): string[][] {
  const saved = asked.map(({ num_answers, answer }) =>
    Array.from({ length: num_answers }, (_, n) => answer?.[n] ?? ''),
  );
  const count = saved.findLastIndex((each) => each.some((text) => text !== '')) + 1;
  return [...tidyAnswers(saved.slice(0, count), single_answer), ...saved.slice(count)];
}
