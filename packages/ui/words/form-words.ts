/** Texts of the less common form parts; apart from `uiWords`, because they are loaded with their parts. */
export type FormWords = {
  /** "98 of 125" */
  charactersOf: (count: number, most: number) => string;
  /** Replaces it when few are left. */
  charactersLeft: (left: number) => string;
  charactersFull: (most: number) => string;
  charactersOver: (over: number) => string;
  /** Read out with the control. */
  charactersMost: (most: number) => string;
  /** Read out while typing, near the end. */
  charactersLeftAloud: (left: number) => string;
  charactersFullAloud: (most: number) => string;
  charactersOverAloud: (over: number) => string;

  /** The name of one star's radio button. */
  stars: (stars: number) => string;
  /** What one star means, two stars …: five of them. */
  starsMean: readonly string[];
  /** Shown where the meaning of the stars will be. */
  noStars: string;
};

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

export const formWords: FormWords = {
  charactersOf: (count, most) => `${count} of ${most}`,
  charactersLeft: (left) => `${left} left`,
  charactersFull: (most) => `Full at ${most}`,
  charactersOver: (over) => `${over} too many`,
  charactersMost: (most) => `At most ${characters(most)}.`,
  charactersLeftAloud: (left) => `${characters(left)} left.`,
  charactersFullAloud: (most) => `Full: ${characters(most)} is the most.`,
  charactersOverAloud: (over) => `${characters(over)} too many.`,

  stars: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  starsMean: ['Poor', 'Fair', 'Good', 'Very good', 'Great'],
  noStars: 'No stars yet',
};
