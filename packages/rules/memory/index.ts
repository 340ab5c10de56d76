export { applyChanges, put, remove, set } from './apply-changes.ts';
export { type GameInMemory, newGameInMemory } from './game-in-memory.ts';
export { openInvitesTo, openInviteWith, openLinksOf } from './invites.ts';
export {
  accountOfInvitee,
  accountWith,
  callerOf,
  findPlayer,
  goneTeamOf,
  peopleOf,
  personOf,
  rosterOf,
  seatsIn,
  teamsNotGone,
  teamsOf,
  teamsWithWaiting,
} from './people.ts';
export { playersGame } from './players-game.ts';
export { gradedGame, photosState, readState } from './read-state.ts';
export { applyTeamChange, registeredCalled, registeredOf, registeredRosterOf } from './registered-teams.ts';
export { isDoubled, questionsOf, standingOf, suggestionsOf } from './team-round.ts';
