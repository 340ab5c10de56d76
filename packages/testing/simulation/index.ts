export { endFaults } from './faults/conditions.ts';
export { type ActivityName, createFaults, type FaultName } from './faults/faults.ts';
export { scheduleFaults } from './faults/schedule-faults.ts';
export { createKernel } from './kernel/kernel.ts';
export { seededRandom } from './kernel/seeded-random.ts';
export { createTrace } from './kernel/trace.ts';
export type { ClientEnd, NetworkObserver, NetworkSocket, SentRequest } from './network/wire.ts';
export { isTab, type Phone, type Tab } from './phone/phone.ts';
export { openSimServer, type SimResponse } from './server/index.ts';
export { reconnect } from './test-players/act.ts';
export { addPlayers } from './test-players/add-players.ts';
export { gradeGame } from './test-players/grader.ts';
export { operateServer } from './test-players/operator.ts';
export { followedTabs, isShutOut, type Player, screensOf } from './test-players/player.ts';
export { hostGame, openConsole, withSecondHost } from './test-players/quizmaster.ts';
export { BrokenPromise } from './world/broken-promise.ts';
export { boardOnDisk, gameOnDisk } from './world/game-on-disk.ts';
export { Ledger, type Typed } from './world/ledger.ts';
export { openWorld, type WorldOptions } from './world/open-world.ts';
export {
  answersOf,
  handInsOf,
  headsOf,
  questionsOf,
  stateOf,
  submissionsOf,
  suggestionsOf,
  toldOf,
} from './world/queries.ts';
export { membersOf, placeWhere, teamAt } from './world/roster.ts';
export { placeOf } from './world/team-name.ts';
export type { World, WorldObserver } from './world/world.ts';
