import * as z from 'zod/mini';

/** Something that would go wrong tonight, or that a quizmaster should look at before. */
export const RehearsalFinding = z.object({
  /**
   * `no-answer`: nothing that counts as right can be written. `same-question`: asked twice (`other`).
   * `answers-conflict`: one text counts for two of the wanted answers. `own-answer`: an accepted text would not be graded as
   * right. `not-accepted`: a table wrote it rightly, and it was not. `no-option`: no option is right. `clues-differ`: the clues
   * of a round lead to different answers. `no-points`: a round that can be doubled earns nothing. `picture-gone`: a
   * picture of ours is not there. `no-alt`: a picture that a screen reader cannot describe. `too-long`: a text that does not fit on the big screen, as
   * the console finds by itself. `refused`: the server refused
   * what the quizmaster did.
   */
  kind: z.enum([
    'no-answer',
    'same-question',
    'answers-conflict',
    'own-answer',
    'not-accepted',
    'no-option',
    'clues-differ',
    'no-points',
    'picture-gone',
    'no-alt',
    'too-long',
    'refused',
  ]),
  /** The round, from 1; 0: the whole game. */
  round_order: z.int(),
  /** The question in the game that is rehearsed; '' for a whole round. */
  question_id: z.string(),
  /** Its position in the round, from 0; -1 for a whole round. */
  question_index: z.int(),
  /** What it is about: an answer, an address, or the server's sentence; '' for nothing more. */
  text: z.string(),
  /** With `same-question`: where it was asked before. */
  other: z.optional(z.object({ round_order: z.int(), question_index: z.int() })),
});
export type RehearsalFinding = z.infer<typeof RehearsalFinding>;

/** A rehearsal of a game, by bots in a copy of it. */
export const Rehearsal = z.object({
  /** `broken`: it ended before its time, as with the server. */
  state: z.enum(['playing', 'done', 'stopped', 'broken']),
  /** The copy that is played: its console can be watched. Deleted after a day, then ''. */
  copy_id: z.string(),
  /** How many of the steps are done: the questions asked, and the rounds told. */
  done: z.int(),
  steps: z.int(),
  tables: z.int(),
  started_at: z.int(),
  findings: z.array(RehearsalFinding),
});
export type Rehearsal = z.infer<typeof Rehearsal>;
