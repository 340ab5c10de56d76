export { TeamPage, type TeamPageProps } from './page/team-page.tsx';
export { type TeamPageWords, teamPageWords } from './page/words.ts';
