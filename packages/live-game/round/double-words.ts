/** How a round is doubled where it is not double or nothing. */
export const doubleWords = {
  joker: 'Joker',
  jokerRule: 'Twice the points, once a game.',
  mildDouble: 'Double',
  mildRule: 'Wrong answers only lose the doubling.',
  /** Before the round is submitted. */
  doublingIs: (name: string, on: boolean) => `${name}: ${on ? 'on' : 'off'}`,
};
export type DoubleWords = typeof doubleWords;
