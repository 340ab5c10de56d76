import type { GameAction } from '@snug/client';
import type { GamePlayer, Me } from '@snug/contract';

/** What I may do to this one of my team: nobody is promoted without an account (OPEN-04), and nobody kicks themselves. */
export function deedsTo(
  player: GamePlayer,
  { player_code }: Pick<Me, 'player_code'>,
  may: (action: GameAction) => boolean,
): ('promote' | 'kick')[] {
  if (player.player_code === player_code || player.status !== 'joined') return [];
  return (['promote', 'kick'] as const).filter((deed) => may(deed) && (deed === 'kick' || player.registered));
}
