import type { GameClient, Shots } from '@snug/client';

/** What was chosen in each game, and is on its way, while the panel is closed. */
export const keptShots = new WeakMap<GameClient, Shots>();
