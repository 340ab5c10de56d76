export { demoGame, demoInvite, demoQuestion, demoRound } from './demo-game.ts';
export { type FakeAnswers, type FakeClientOptions, fakeClient } from './fake-client.ts';
export { type PlayedGame, type PlayOptions, play } from './play.ts';
export { type VirtualClock, virtualClock } from './virtual-clock.ts';
