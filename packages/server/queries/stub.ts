import type { GameStub } from '@snug/contract';
import { headView } from '@snug/rules';
import type { GameOf } from './games-of.ts';

/** One line of `Your Games`. An invite's code joins its team, so only the invitee sees it (ENTITY-STUB). */
export function stubView({ game, status, team, invite, declined }: GameOf): GameStub {
  return {
    ...headView(game, game.venue),
    spectator: status === 'watching' || status === 'pending-join',
    invite: invite !== undefined,
    declined,
    team: team ? { team_name: team.team_name, team_image: team.team_image } : null,
    team_code: invite?.code ?? '',
  };
}
