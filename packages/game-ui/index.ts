export { LogInNote, type LogInNoteProps } from './log-in-note.tsx';
export { TeamSelection, type TeamSelectionProps } from './team-selection.tsx';
export { useFocusIfLost } from './use-focus-if-lost.ts';
export type { ChosenTeam } from './use-team-selection.ts';
export { type TeamSelectionWords, teamSelectionWords } from './words.ts';
