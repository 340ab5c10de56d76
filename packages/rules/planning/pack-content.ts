import type { DoubleRule, Pack, PackRound } from '@snug/contract';
import type { Game, Question, Round } from '../state/game-state.ts';

/** What a plan says for all rounds and questions of a pack; null: as the pack says. */
export type Scoring = Pick<Game, 'double_rule' | 'points_each'>;

/** The rounds and questions of a game that is made from a pack, before anything of it is played. */
export function packContent(
  pack: Pack,
  scoring: Scoring,
  newId: () => string,
): { readonly rounds: Round[]; readonly questions: Question[] } {
  const rounds: Round[] = [];
  const questions: Question[] = [];
  for (const [place, round] of pack.rounds.entries()) {
    const round_id = newId();
    rounds.push(newRound(round, round_id, place + 1, scoring));
    for (const [question_index, question] of round.questions.entries()) {
      const { question_text, accepted, image, image_alt, source, matches, notes, ordered = false } = question;
      questions.push({
        ...{ question_id: newId(), round_id, question_index, question_text, num_answers: accepted.length },
        ...{ image, image_alt, source, matches, accepted, notes, ordered },
        points: pointsOf(question, scoring),
        asked_order: null,
      });
    }
  }
  return { rounds, questions };
}

function newRound(round: PackRound, round_id: string, round_order: number, scoring: Scoring): Round {
  const { title, subtitle, player_instructions, handout, single_answer, double_or_nothing, tiebreaker } = round;
  return {
    ...{ round_id, round_order, title, subtitle, player_instructions, handout, single_answer, double_or_nothing },
    ...{ tiebreaker, double_rule: doubleRuleOf(round, scoring), matches: matchesOf(round) },
    question_count: round.questions.length,
    started_at: null,
    opened_at: null,
    closed_at: null,
    revealed_at: null,
    revealed_count: null,
    handed_in_at: null,
  };
}

/** A round that cannot be doubled keeps what the pack says, which then has no meaning. */
export function doubleRuleOf(round: PackRound, { double_rule }: Pick<Scoring, 'double_rule'>): DoubleRule {
  return (round.double_or_nothing ? double_rule : null) ?? round.double_rule ?? 'all';
}

export function pointsOf(
  { points = 1 }: PackRound['questions'][number],
  { points_each }: Pick<Scoring, 'points_each'>,
): number {
  return points_each ?? points;
}

/** A round's possible answers: its own and those of its questions, each once. */
function matchesOf({ matches, questions }: PackRound): string[] {
  return [...new Set([...matches, ...questions.flatMap((question) => question.matches)])];
}
