export { DoorsClosed } from './doors-closed.tsx';
export { TeamList, type TeamListProps } from './team-list.tsx';
export { TeamSelection, type TeamSelectionProps } from './team-selection.tsx';
export type { ChosenTeam } from './use-team-selection.ts';
export {
  type DoorsClosedWords,
  doorsClosedWords,
  type TeamListWords,
  type TeamSelectionWords,
  teamListWords,
  teamSelectionWords,
} from './words.ts';
