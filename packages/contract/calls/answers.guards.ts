// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { SubmittedRound } from '../guards/parts/submitted-round.ts';

export const saveAnswer: Guard = { status: ['enum', ['saved', 'late']], question_id: 0, answer: ['array', 0] };

export const setDouble: Guard = { status: 0, doubled: 1 };

export const submitRound: Guard = { status: ['enum', ['success', 'late']], submission: SubmittedRound };

export const suggestAnswer: Guard = { status: 0 };

export const withdrawSubmission: Guard = { status: 0 };
