export { TeamSelection, type TeamSelectionProps } from './team-selection.tsx';
export type { TeamChoice } from './use-team-selection.ts';
export { type TeamSelectionWords, teamSelectionWords } from './words.ts';
