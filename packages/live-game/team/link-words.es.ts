import type { TeamLinkWords } from './link-words.ts';

/** `teamLinkWords` in Spanish. */
export const teamLinkWords: TeamLinkWords = {
  teamPage: 'Página del equipo',
};
