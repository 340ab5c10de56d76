export { JoinBox, type JoinBoxProps } from './join-box.tsx';
export { JoinCode, type JoinCodeProps } from './join-code.tsx';
export type { SeldomWords } from './seldom-words.ts';
export { type JoinBoxWords, type JoinCodeWords, joinBoxWords, joinCodeWords } from './words.ts';
