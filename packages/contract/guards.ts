export { UnexpectedShape } from './guards/check.ts';
export { checkReply } from './guards/checks.ts';
