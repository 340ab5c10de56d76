export { littleQuiz } from '../fixtures/little-quiz.ts';
export { admitted, heardBy, livePathOf, messageOf, openConnection, type TestConnection } from '../http/live.ts';
export { joinedAs, joinedBy, newTeam } from '../http/player.ts';
export { consoleOf } from '../http/quizmaster.ts';
export { newDatabase, type TestDatabase } from './cluster.ts';
export { type EmptyDatabase, emptyDatabase } from './empty-database.ts';
export { postgresProgram } from './find-postgres.ts';
export {
  captainIn,
  gameWithFoxes,
  guestIn,
  hostOfVenue,
  inviteTokenOf,
  playerIn,
  registeredTeamOf,
  secondQuizmaster,
} from './games.ts';
export { handClock } from './hand-clock.ts';
export { type Input, makeCall } from './make-call.ts';
export { noRateLimits } from './no-rate-limits.ts';
export { oldDatabase, oldEvening } from './old-database.ts';
export { flatPng, formOf, gifOfFrames, jpegOfManyScans, photo, photoForm, pngOfBytes } from './pictures.ts';
export { expectRefusal } from './refusal.ts';
export { rowOf } from './row-of.ts';
export { ended, ofGame, ofTeam, picture, type Samples } from './sample.ts';
export { type ActorName, actors, openVenue, passQuietly, type Scene } from './scene.ts';
export { newPlace, storeOfRun, type TestPlace } from './store.ts';
export { textOfDatabase } from './text-of-database.ts';
export {
  connectionOf,
  connectionsOf,
  openWorld,
  playeridOf,
  type TestPlayer,
  testPlayerAt,
  tokenClaimsOf,
  type World,
  type WorldOptions,
} from './world.ts';
export { worldOfEachTest, worldOfFile } from './world-of-file.ts';
