export { teamArchivesWords } from './archives/words.es.ts';
export { createTeamWords } from './create/words.es.ts';
export { myTeamsWords } from './my-teams/words.es.ts';
export { teamPageWords } from './page/words.es.ts';
