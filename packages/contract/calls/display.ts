import type { Call } from '../call.ts';
import * as guards from './display.guards.ts';
import type { getDisplayShapes, hostDisplayShapes, hostNewDisplayShapes } from './display.shapes.ts';

/** What the big screen of the game with this code shows. Send its token as `displayTokenHeader`. */
export const getDisplay: Call<typeof getDisplayShapes> = {
  name: 'getDisplay',
  method: 'GET',
  path: '/api/display/{code}',
  reply: guards.getDisplay,
};

/** The address of a game's big screen. Whoever has it sees what the room sees, and can change nothing. */
export const hostDisplay: Call<typeof hostDisplayShapes> = {
  name: 'hostDisplay',
  method: 'GET',
  path: '/api/host/game/{id}/display',
  reply: guards.hostDisplay,
};

/** Gives the big screen a new address; the one before shows nothing any more. */
export const hostNewDisplay: Call<typeof hostNewDisplayShapes> = {
  name: 'hostNewDisplay',
  method: 'POST',
  path: '/api/host/game/{id}/display',
  reply: guards.hostNewDisplay,
};
