import type { GameStub } from '@snug/contract';
import { headView } from '@snug/rules';
import type { GameOf } from './games-of.ts';

/** One line of `Your Games` (ENTITY-STUB). The code of an invite joins its team, and is its invitee's alone. */
export function stubView({ game, standing, team, invite, declined }: GameOf): GameStub {
  return {
    ...headView(game, game.venue),
    spectator: standing === 'watching' || standing === 'pending-join',
    invite: invite !== undefined,
    declined,
    team: team ? { team_name: team.team_name, team_image: team.team_image } : null,
    team_code: invite?.code ?? '',
  };
}
