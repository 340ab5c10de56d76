// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';
import { Announcement } from '../parts/announcement.ts';
import { Countdown } from '../parts/countdown.ts';

export const HostState: Guard = {
  status: 0,
  game_started: 1,
  submissions_open: 1,
  round_index: 2,
  round_open: 1,
  asked: ['array', 0],
  revealed: ['optional', ['array', 2]],
  telling: ['optional', { round_order: 2, count: 2 }],
  submit_at_close: ['optional', 1],
  announcement: ['optional', Announcement],
  countdown: ['optional', Countdown],
  paused: ['optional', 1],
  board_through: ['optional', 2],
  unveiled: ['optional', 2],
  autopilot: ['optional', ['enum', ['on', 'off']]],
  doors_closed: ['optional', 1],
  last_closed_at: ['optional', 2],
};
