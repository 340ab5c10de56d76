export { fakeLocks } from './fake-locks.ts';
export { type FakePersistentStore, fakePersistentStore } from './fake-persistent-store.ts';
export { type FakeSharedStorage, fakeSharedStorage } from './fake-shared-storage.ts';
