export { JoinCode, type JoinCodeProps } from './join-code.tsx';
export { type JoinCodeWords, joinCodeWords } from './words.ts';
