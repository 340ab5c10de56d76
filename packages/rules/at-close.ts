import { closeGraceMs, tidyAnswers } from '@snug/contract';
import {
  type Change,
  type Decision,
  done,
  type Moment,
  nothingNew,
  type OutgoingMessage,
  type Success,
  success,
} from './decision.ts';
import { toTeam } from './recipients.ts';
import { askedOf, currentRound, type GameState, type Round } from './state/game-state.ts';
import type { Answer, Submission } from './state/team-round.ts';
import { submittedView } from './views/round.ts';

/** What a team has saved in time of the current round, without having submitted it. */
export interface Unsubmitted {
  readonly teamid: string;
  readonly doubled: boolean;
  readonly answers: readonly Pick<Answer, 'question_id' | 'answer'>[];
}

/** A game, and what its teams have of the current round: saved, or submitted. */
export interface ToClose extends GameState {
  /** The teams that have saved answers and no submission; none are read where the round is handed in already. */
  readonly unsubmitted: readonly Unsubmitted[];
}

/** A part of a decision that hands rounds in. */
export type HandedInStep = Pick<Decision, 'changes' | 'messages' | 'hostNews'>;

/**
 * Hands in the current round of every team that has saved answers and not submitted them (decision 22). Once per close: a
 * team whose submission the quizmaster takes back afterwards stays without one.
 */
export function handIn(state: ToClose, { now, newId }: Moment): HandedInStep {
  const round = currentRound(state);
  if (!round || !isToHandIn(round) || state.game.status === 'finalized') return { changes: [], messages: [] };
  const asked = askedOf(state.questions, round.round_id);
  const submissions = state.game.submit_at_close
    ? state.unsubmitted.flatMap(({ teamid, doubled, answers }): Submission[] => {
        const texts = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
        const all = answersToHandIn(
          asked.map(({ question_id, num_answers }) => ({ num_answers, answer: texts.get(question_id) ?? null })),
          round,
        );
        if (all.every((each) => each.every((text) => text === ''))) return [];
        return [
          {
            submission_id: newId(),
            game_id: state.game.game_id,
            teamid,
            round_id: round.round_id,
            round_order: round.round_order,
            idempotency_key: newId(),
            doubled: round.double_or_nothing && doubled,
            answers: all,
            late: false,
            at_close: true,
            created_at: now,
            withdrawn_at: null,
          },
        ];
      })
    : [];
  return {
    changes: [
      { kind: 'round', round_id: round.round_id, set: { handed_in_at: now } },
      ...submissions.map((row): Change => ({ kind: 'submission', row })),
    ],
    messages: submissions.flatMap((submission): OutgoingMessage[] => [
      submitted(submission, round),
      toTeam(submission.teamid, {
        type: 'TEAM_SUBMITTED',
        teamid: submission.teamid,
        round_order: round.round_order,
      }),
    ]),
    ...(submissions.length > 0 && { hostNews: { soon: submissions.map(({ teamid }) => teamid) } }),
  };
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
  set: Partial<Pick<Submission, 'answers' | 'doubled'>>,
  round: Pick<Round, 'round_id' | 'title' | 'single_answer'>,
): Pick<Decision, 'changes' | 'messages'> {
  return {
    changes: [{ kind: 'amend', submission_id: atClose.submission_id, set }],
    messages: [submitted({ ...atClose, ...set }, round)],
  };
}

/** Withdraws what stands of the teams whose round was handed in at the close, since it opens again: they go on. */
export function takeBackAtClose(standing: readonly Submission[], now: number): Pick<Decision, 'changes' | 'messages'> {
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
  round: Pick<Round, 'round_id' | 'title' | 'single_answer'>,
): OutgoingMessage {
  const { teamid, round_order } = submission;
  return toTeam(teamid, { type: 'SUBMIT_ANSWER', teamid, round_order, submission: submittedView(submission, round) });
}

/** The saved answers of a round, in the order asked, as a phone would submit them: of clues the last answered one counts. */
export function answersToHandIn(
  asked: readonly { readonly num_answers: number; readonly answer: readonly string[] | null }[],
  { single_answer }: Pick<Round, 'single_answer'>,
): string[][] {
  const saved = asked.map(({ num_answers, answer }) =>
    Array.from({ length: num_answers }, (_, n) => answer?.[n] ?? ''),
  );
  const count = saved.findLastIndex((each) => each.some((text) => text !== '')) + 1;
  return [...tidyAnswers(saved.slice(0, count), single_answer), ...saved.slice(count)];
}
