export * from './decided.ts';
export * from './expected.ts';
export * from './states.ts';
