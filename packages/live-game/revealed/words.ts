/** Every sentence of a round's answers, submitted or revealed. */
export const revealedWords = {
  /** The heading of a round (PAST-03). */
  roundHead: (order: number, title: string) => `Round ${order}: ${title}`,
  /** The label of a question, or of a clue where there is a single answer (PAST-05, PAST-06). */
  questionLabel: (n: number) => `Q${n}.`,
  clueLabel: (n: number) => `Clue ${n}:`,
  theAnswers: 'The answers',
  /** While they are told one by one. */
  toldOf: (told: number, of: number) => `The answers: ${told} of ${of}`,
  rightAnswer: 'Answer',
  teamWrote: 'Your team wrote',
};
export type RevealedWords = typeof revealedWords;
