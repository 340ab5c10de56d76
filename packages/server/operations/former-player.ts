/** What somebody is called who was erased: answers and scores stay, and nobody knows whose they were (H76). */
export const formerPlayer = 'Former player';
