export { MyTeams, type MyTeamsProps } from './my-teams/my-teams.tsx';
export { type MyTeamsWords, myTeamsWords } from './my-teams/words.ts';
