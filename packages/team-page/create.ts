export { CreateTeam, type CreateTeamProps } from './create/create-team.tsx';
export { type CreateTeamWords, createTeamWords } from './create/words.ts';
