export { JoinBox, type JoinBoxProps } from './join-box.tsx';
export { JoinCode, type JoinCodeProps } from './join-code.tsx';
export { type JoinBoxWords, type JoinCodeWords, joinBoxWords, joinCodeWords } from './words.ts';
