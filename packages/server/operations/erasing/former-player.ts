/** The name of every erased player: answers and scores stay, without telling whose they were (H76). */
export const formerPlayer = 'Former player';
