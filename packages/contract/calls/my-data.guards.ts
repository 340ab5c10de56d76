// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';

export const askMyDataCode: Guard = { sent_to: 0 };

export const deleteMyAccount: Guard = { status: 0 };

export const downloadMyData: Guard = { file_name: 0, text: 0 };
