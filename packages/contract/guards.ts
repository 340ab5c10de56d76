export { UnexpectedShape } from './guards/check.ts';
export { checkEnvelope, checkMessage, checkReply } from './guards/checks.ts';
