import type { GameClient, Shots } from '@snug/client';

/** The chosen pictures and uploads of each game, which continue while the panel is closed. */
export const shotsByGame = new WeakMap<GameClient, Shots>();
