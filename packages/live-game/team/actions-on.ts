import type { GameAction } from '@snug/client';
import type { GamePlayer, Me } from '@snug/contract';

/** What the player may do to a teammate. Only players with an account are promoted (OPEN-04); nobody kicks themselves. */
export function actionsOn(
  player: GamePlayer,
  { player_code }: Pick<Me, 'player_code'>,
  may: (action: GameAction) => boolean,
): ('promote' | 'kick')[] {
  if (player.player_code === player_code || player.status !== 'joined') return [];
  return (['promote', 'kick'] as const).filter((action) => may(action) && (action === 'kick' || player.registered));
}
