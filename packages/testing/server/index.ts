export { newDatabase, type TestDatabase } from './cluster.ts';
export { givenServer, hasPostgres, postgresFolder, postgresProgram } from './find-postgres.ts';
export {
  captainIn,
  consoleOf,
  gameWithFoxes,
  guestIn,
  hostOfVenue,
  inviteTokenOf,
  playerIn,
  registeredTeamOf,
} from './games.ts';
export { type CallResponse, type Input, makeCall } from './make-call.ts';
export { noRateLimits } from './no-rate-limits.ts';
export { flatPng, formOf, gifOfFrames, jpegOfManyScans, photo, photoForm, pngOfBytes } from './pictures.ts';
export { ended, ofGame, ofTeam, picture, type Sample, type Samples } from './sample.ts';
export { type ActorName, actors, openVenue, type Scene } from './scene.ts';
export { newPlace, storeOfRun, type TestPlace } from './store.ts';
export {
  type AskOptions,
  connectionOf,
  connectionsOf,
  type Heard,
  heardBy,
  joinedAs,
  joinedBy,
  littleQuiz,
  livePathOf,
  messageOf,
  openConnection,
  openWorld,
  type Place,
  playeridOf,
  type Reply,
  type TestClock,
  type TestConnection,
  type TestPlayer,
  testPlayerAt,
  tokenClaimsOf,
  type World,
  type WorldOptions,
} from './world.ts';
export { worldOfEachTest, worldOfFile } from './world-of-file.ts';
