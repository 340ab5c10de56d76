import * as z from 'zod/mini';
import {
  answersPerQuestionMax,
  matchesPerQuestionMax,
  matchesPerRoundMax,
  questionPointsMax,
  questionsPerRoundMax,
  roundsPerPackMax,
} from '../limits.ts';
import { GameKind } from './game-kind.ts';
import { DoubleRule } from './grading.ts';

const text = z.string().check(z.trim(), z.maxLength(2_000));
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
/** One of Snug's own pictures (below /media/) or one on the web, never a script or data address. */
const picture = z.string().check(z.maxLength(500), z.regex(/^(\/media\/[\w./-]+|https:\/\/\S+)?$/));

const acceptedTexts = z.array(words).check(z.minLength(1), z.maxLength(50));

export const PackQuestion = z.object({
  question_text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  /** For each answer wanted, every text that counts as right. Its length is num_answers. */
  accepted: z.array(acceptedTexts).check(z.minLength(1), z.maxLength(answersPerQuestionMax)),
  /** Possible answers of this question alone. When empty, the round's are used. */
  matches: z._default(z.array(words).check(z.maxLength(matchesPerQuestionMax)), []),
  /** Additive: the points of each wanted answer; of a clue, per clue that is still to come. */
  points: z.optional(z.int().check(z.gte(0), z.lte(questionPointsMax))),
  /** Additive: the wanted answers belong in their order. */
  ordered: z.optional(z.boolean()),
  image: z._default(picture, ''),
  image_alt: z._default(text, ''),
  source: z._default(text, ''),
  notes: z._default(text, ''),
});
export type PackQuestion = z.infer<typeof PackQuestion>;

export const PackRound = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  subtitle: z._default(text, ''),
  player_instructions: z._default(text, ''),
  single_answer: z._default(z.boolean(), false),
  double_or_nothing: z._default(z.boolean(), false),
  /** Additive: how doubling counts, `all` unless it says otherwise. */
  double_rule: z.optional(DoubleRule),
  tiebreaker: z._default(z.boolean(), false),
  handout: z._default(text, ''),
  /** Possible answers of the whole round. When questions have their own, the round's are the union of theirs. */
  matches: z._default(z.array(words).check(z.maxLength(matchesPerRoundMax)), []),
  questions: z.array(PackQuestion).check(z.minLength(1), z.maxLength(questionsPerRoundMax)),
});
export type PackRound = z.infer<typeof PackRound>;

/** A quiz that a quizmaster uploads: rounds of questions with their answers. */
export const Pack = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  kind: z._default(GameKind, 'Pub Quiz'),
  rounds: z.array(PackRound).check(z.minLength(1), z.maxLength(roundsPerPackMax)),
});
export type Pack = z.infer<typeof Pack>;
/** A pack as it is written in a file, where fields with a default may be left out. */
export type PackInput = z.input<typeof Pack>;
