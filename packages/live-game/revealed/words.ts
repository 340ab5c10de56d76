/** Every sentence of a round's answers, submitted or revealed. */
export const revealedWords = {
  /** PAST-03. */
  roundHead: (order: number, title: string) => `Round ${order}: ${title}`,
  /** PAST-05, PAST-06. */
  questionLabel: (n: number) => `Q${n}.`,
  clueLabel: (n: number) => `Clue ${n}:`,
  theAnswers: 'The answers',
  rightAnswer: 'Answer',
  teamWrote: 'Your team wrote',
};
export type RevealedWords = typeof revealedWords;
