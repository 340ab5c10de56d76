/** Every sentence of the past submissions. Literals of the specification are exactly as given (OPEN-82). */
export const pastWords = {
  previousRound: 'Previous',
  nextRound: 'Next',
  wasDoubled: (doubled: boolean) => `Doubled?: ${doubled ? 'YES' : 'NO'}`,
  /** In place of the sentence that the quizmaster decides, once the game is over without it. */
  tooLate: 'It came in late, and was not counted.',
  notSubmitted: "You didn't submit for this round...",
};
export type PastWords = typeof pastWords;
