// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { LoginSession } from '../guards/parts/login-session.ts';

export const addContact: Guard = { status: ['enum', ['success', 'confirm-existing']] };

export const confirmContact: Guard = { status: ['enum', ['success', 'confirm-new']], message: 0 };

export const contactCheck: Guard = ['or-boolean', { exists: 1 }];

export const endSession: Guard = { status: 0 };

export const endSessions: Guard = { status: 0 };

export const getVersion: Guard = 0;

export const listSessions: Guard = ['array', LoginSession];

export const logout: Guard = { status: 0 };

export const nameCheck: Guard = { status: 0, message: 0 };

export const registerPlayer: Guard = { playerid: 0 };

export const setName: Guard = { status: 0, message: 0 };

export const updateToken: Guard = { status: 0, message: 0 };

export const validateCode: Guard = { status: 0, message: 0 };
