import { GameKind } from '../parts/game-kind.ts';
export const GameHead = { gameid: 0, code: 0, kind: GameKind, title: 0, venue: 0, date: 0, status: 0 };
