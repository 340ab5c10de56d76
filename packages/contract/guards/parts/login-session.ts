// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const LoginSession: Guard = {
  session_id: 0,
  how: ['enum', ['code', 'link']],
  browser: ['nullable', 0],
  system: ['nullable', 0],
  made_at: 'number',
  used_at: 'number',
  is_this: 1,
};
