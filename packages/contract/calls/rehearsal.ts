import type { Call } from '../call.ts';
import * as guards from './rehearsal.guards.ts';
import type {
  hostRehearsalShapes,
  hostSetAutopilotShapes,
  hostStartRehearsalShapes,
  hostStopRehearsalShapes,
} from './rehearsal.shapes.ts';

/** Plays a game that has not begun with bots, in a copy. While one is playing, that one goes on. */
export const hostStartRehearsal: Call<typeof hostStartRehearsalShapes> = {
  name: 'hostStartRehearsal',
  method: 'POST',
  path: '/api/host/game/{id}/rehearsal/start',
  reply: guards.hostStartRehearsal,
};

/** How far the last rehearsal of a game is, and what it has found. */
export const hostRehearsal: Call<typeof hostRehearsalShapes> = {
  name: 'hostRehearsal',
  method: 'GET',
  path: '/api/host/game/{id}/rehearsal',
  reply: guards.hostRehearsal,
};

/** Breaks a rehearsal off; what it has found stays. */
export const hostStopRehearsal: Call<typeof hostStopRehearsalShapes> = {
  name: 'hostStopRehearsal',
  method: 'POST',
  path: '/api/host/game/{id}/rehearsal/stop',
  reply: guards.hostStopRehearsal,
};

/** Hands a game back to the bot that has run it, or takes it over without pressing anything else. */
export const hostSetAutopilot: Call<typeof hostSetAutopilotShapes> = {
  name: 'hostSetAutopilot',
  method: 'POST',
  path: '/api/host/game/{id}/autopilot',
  reply: guards.hostSetAutopilot,
};
