/** What the fake server says to the person who writes a story or a test. */
export const fakeErrors = {
  noAnswer: (row: string) =>
    `The fake server has no answer to ${row}. Give it one: fakeServer({ answers: { ${row}: … } }).`,
  noTeam: (name: string) => `No team called "${name}" plays in the fake game.`,
  noQuestion: (place: number | undefined) =>
    place === undefined ? 'No question of the open round is left to ask.' : `The open round has no question ${place}.`,
  noneAsked: 'No question of the open round is asked, so none can be recalled.',
  noRoundLeft: 'The quiz of the fake game has no round after this one.',
};
