/** The name of an erased player: answers and scores stay, and nobody knows whose they were (H76). */
export const formerPlayer = 'Former player';
