export { TeamArchives, type TeamArchivesProps } from './archives/team-archives.tsx';
export { type TeamArchivesWords, teamArchivesWords } from './archives/words.ts';
