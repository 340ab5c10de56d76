// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';
import { GameKind } from '../parts/game-kind.ts';

export const GameHead: Guard = { gameid: 0, code: 0, kind: GameKind, title: 0, venue: 0, date: 0, status: 0 };
