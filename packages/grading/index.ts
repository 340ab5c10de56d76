export { answerKey, isBlank, type KeyOptions } from './answer-key.ts';
export { normalizeAnswer } from './normalize/normalize-answer.ts';
export { numberIn } from './number-in.ts';
export type { GradedQuestion, Proposal, Reason } from './proposal.ts';
export { proposeGrade } from './propose-grade.ts';
export * from './scores/index.ts';
