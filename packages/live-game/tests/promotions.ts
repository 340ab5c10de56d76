import { ask, begin, demoGame } from '@snug/client/fake';
import type { GamePlayer, Message } from '@snug/contract';

/** A round with a team of three, in which somebody is made captain. */
const { team } = demoGame();
if (!team) throw new Error('The demo game has a team.');
const cleo: GamePlayer = { ...(team.players[1] as GamePlayer), player_code: 'p-cleo', player_name: 'Cleo' };
export const three = { ...team, players: [...team.players, cleo] };
export const promotes = (player_code: string, by?: string): Message => ({
  type: 'PROMOTE_CAPTAIN',
  teamid: 't-owls',
  player_code,
  by,
});
export const round = [begin(), ask({})];
