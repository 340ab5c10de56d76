import type { TeamPageWords } from './page-words.ts';

/** `teamPageWords` in Spanish. */
export const teamPageWords: TeamPageWords = {
  teamPage: 'Página del equipo',
};
