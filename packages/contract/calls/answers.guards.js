import { SubmittedRound } from '../guards/parts/submitted-round.ts';
export const saveAnswer = { status: ['enum', ['saved', 'late']], question_id: 0, answer: ['array', 0] };
export const setDouble = { status: 0, doubled: 1 };
export const submitRound = { status: ['enum', ['success', 'late']], submission: SubmittedRound };
export const suggestAnswer = { status: 0 };
