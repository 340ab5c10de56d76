import * as z from 'zod/mini';
import { answersPerQuestionMax, matchesPerQuestionMax, matchesPerRoundMax, questionsPerRoundMax, roundsPerPackMax, } from '../limits.ts';
import { GameKind } from './game-kind.ts';
const text = z.string().check(z.trim(), z.maxLength(2000));
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
/** One of Snug's own pictures (below /media/) or one on the web, never a script or data address. */
const picture = z.string().check(z.maxLength(500), z.regex(/^(\/media\/[\w./-]+|https:\/\/\S+)?$/));
const acceptedTexts = z.array(words).check(z.minLength(1), z.maxLength(50));
export const PackQuestion = z.object({
    question_text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
    /** For each answer wanted, every text that counts as right. Its length is num_answers. */
    accepted: z.array(acceptedTexts).check(z.minLength(1), z.maxLength(answersPerQuestionMax)),
    /** Possible answers of this question alone. When empty, the round's are used. */
    matches: z._default(z.array(words).check(z.maxLength(matchesPerQuestionMax)), []),
    image: z._default(picture, ''),
    image_alt: z._default(text, ''),
    source: z._default(text, ''),
    notes: z._default(text, ''),
});
export const PackRound = z.object({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    subtitle: z._default(text, ''),
    player_instructions: z._default(text, ''),
    single_answer: z._default(z.boolean(), false),
    double_or_nothing: z._default(z.boolean(), false),
    tiebreaker: z._default(z.boolean(), false),
    handout: z._default(text, ''),
    /** Possible answers of the whole round. When questions have their own, the round's are the union of theirs. */
    matches: z._default(z.array(words).check(z.maxLength(matchesPerRoundMax)), []),
    questions: z.array(PackQuestion).check(z.minLength(1), z.maxLength(questionsPerRoundMax)),
});
/** A quiz that a quizmaster uploads: rounds of questions with their answers. */
export const Pack = z.object({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    kind: z._default(GameKind, 'Pub Quiz'),
    rounds: z.array(PackRound).check(z.minLength(1), z.maxLength(roundsPerPackMax)),
});
