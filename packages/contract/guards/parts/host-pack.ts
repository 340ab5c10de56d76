// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';
import { GameKind } from '../parts/game-kind.ts';

export const HostPack: Guard = {
  pack_id: 0,
  title: 0,
  kind: GameKind,
  rounds: 2,
  questions: 2,
  created_at: 2,
  played: 2,
  last_played: ['nullable', 0],
};
