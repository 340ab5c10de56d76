import { requireAsker } from '@snug/rules';
import { atTeam, captains, members, watchers } from './authorization.ts';
import { run } from './commands.ts';
import { takeGuestPast } from './guest-past.ts';
import { type Handlers, identityOf, refuseOtherClient } from './request-context.ts';

export const people: Handlers<
  'askToJoin' | 'cancelJoinRequest' | 'answerJoinRequest' | 'dropPlayer' | 'promoteCaptain'
> = {
  askToJoin(request) {
    const { params, body, actor, context, state } = request;
    const { teamid } = atTeam(request, params.gameId, params.teamId, watchers).team;
    refuseOtherClient(actor, body.client_id);
    requireAsker({ game: state.game, account: actor.account });
    takeGuestPast(request);
    return run(context, 'askToJoin', { ...identityOf(actor), teamid });
  },

  cancelJoinRequest(request) {
    const { params, body, actor, context } = request;
    const { team, player } = atTeam(request, params.gameId, params.teamId, watchers);
    refuseOtherClient(actor, body.client_id);
    return run(context, 'cancelJoinRequest', { teamid: team.teamid, player_code: player.player_code });
  },

  answerJoinRequest(request) {
    const { params, body, context } = request;
    const { team, player } = atTeam(request, params.gameId, params.teamId, captains);
    const { teamid } = team;
    const { action } = params;
    return run(context, 'answerJoinRequest', { teamid, by: player.player_id, player_code: body.player_id, action });
  },

  /** Without a `player_id`, the caller leaves the team. */
  dropPlayer(request) {
    const { params, body, context } = request;
    const { team, player } = atTeam(request, params.id, params.team, members);
    return run(context, 'dropPlayer', {
      teamid: team.teamid,
      by: player.player_id,
      player_code: body?.player_id === player.player_code ? undefined : body?.player_id,
    });
  },

  promoteCaptain(request) {
    const { params, body, context } = request;
    const { team, player } = atTeam(request, params.id, params.team, captains);
    return run(context, 'promoteCaptain', {
      teamid: team.teamid,
      by: player.player_id,
      player_code: body.player_code,
    });
  },
};
