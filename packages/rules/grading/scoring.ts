import type { DoubleRule } from '@snug/contract';
import type { Decision, Moment, Success } from '../decision.ts';
import { done } from '../decision.ts';
import { details } from '../details.ts';
import { Refusal } from '../refusal.ts';
import { questionOf, refuseFinal, roundCalled } from '../rounds.ts';
import type { GameState } from '../state/game-state.ts';
import { hostQuestionView } from '../views/question.ts';
import { roundWith } from './grades.ts';
import { resultsChangedIn } from './results-changed.ts';

export interface SetScoring {
  readonly rounds: readonly { readonly round_order: number; readonly double_rule: DoubleRule }[];
  readonly questions: readonly { readonly question_id: string; readonly points: number }[];
}

/**
 * Sets what questions are worth, at any time until the results are final, and how a round's doubling counts, until the round
 * has begun: a team that has doubled did so by the rule it was told.
 */
export function setScoring(state: GameState, command: SetScoring, _moment: Moment): Decision<Success> {
  refuseFinal(state.game);
  const rounds = command.rounds
    .map(({ round_order, double_rule }) => ({ round: roundCalled(state, round_order), double_rule }))
    .filter(({ round, double_rule }) => round.double_rule !== double_rule);
  if (rounds.some(({ round }) => round.started_at !== null)) throw new Refusal(409, details.ruleStands);
  const questions = command.questions
    .map(({ question_id, points }) => {
      const question = questionOf(state, question_id);
      return { ...question, before: question.points, points };
    })
    .filter(({ before, points }) => before !== points);
  const scored = questions.map(({ question_id }) => roundWith(state, question_id));
  const results = resultsChangedIn(state.game, ...scored);
  return done({
    changes: [
      ...rounds.map(({ round, double_rule }) => {
        return { kind: 'round', round_id: round.round_id, set: { double_rule } } as const;
      }),
      ...questions.map(({ question_id, points }) => ({ kind: 'question', question_id, set: { points } }) as const),
      ...results.changes,
    ],
    messages: [
      ...rounds.map(({ round: { round_order }, double_rule }) => {
        return { to: 'host', message: { type: 'HOST_DOUBLE_RULE', round_order, double_rule } } as const;
      }),
      ...questions.map((each) => {
        return { to: 'host', message: { type: 'HOST_QUESTION', question: hostQuestionView(each) } } as const;
      }),
      ...results.messages,
    ],
  });
}
