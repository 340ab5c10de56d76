export { phoneNetwork } from '@snug/bots/phone-network';
export { never, offline, refuses } from '../../client/fake/replies.ts';
export { earlierStores, phoneFrom } from './earlier-stores.ts';
export { fakeLocks } from './fake-locks.ts';
export { type FakePersistentStore, fakePersistentStore } from './fake-persistent-store.ts';
export { fakeSharedStorage } from './fake-shared-storage.ts';
export { fakeSockets } from './fake-sockets.ts';
export { scriptedConsole } from './scripted-console.ts';

export {
  type Answer,
  draftOf,
  heldBack,
  memberView,
  playing,
  questions,
  type Sent,
  submission,
  testPlayer,
} from './test-player.ts';
export { isWaiting, waitingIn } from './waiting.ts';
