import type { Invite } from '@snug/contract';
import type { Game } from './game.ts';
import { withView } from './with-view.ts';

/** Adds an invite to the list of its team. */
export function withInvite(game: Game, invite: Invite): Game {
  const team = game.view?.team;
  if (!team || team.invites.some(({ invite_id }) => invite_id === invite.invite_id)) return game;
  return withView(game, { team: { ...team, invites: [...team.invites, invite] } });
}
