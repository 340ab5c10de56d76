import type { GamePlayer, Message, PeopleMessage } from '@snug/contract';
import { handedOver } from '../../drafts/after-message.ts';
import type { Game } from '../game.ts';
import type { HandlersFor } from '../reducer.ts';
import { say } from '../say.ts';
import { showDialog } from '../show-dialog.ts';
import { watching } from '../watching.ts';
import { withSideEffect } from '../with-side-effect.ts';
import { isMine, viewOf, withView } from '../with-view.ts';

/** Messages about other teams' people change nothing (OPEN-40). */
export const people: HandlersFor<Message, Game, PeopleMessage['type']> = {
  PLAYER_JOIN: (game, { teamid, player }) => listed(game, teamid, player),

  DROP_PLAYER: (game, { teamid, player_code, player_name, reason, was_captain }) => {
    if (!isMine(game, teamid)) return game;
    if (isMe(game, player_code)) {
      return withSideEffect(reason.includes('kicked') ? showDialog(game, { kind: 'dropped' }) : game, 'load');
    }
    const next = withPlayers(game, teamid, (players) => players.filter((player) => player.player_code !== player_code));
    const announced = reason.includes('left')
      ? showDialog(next, { kind: 'left', name: player_name })
      : sayWhoCame(next, game, player_code);
    // The server decides who writes the answers now, and what they may see (OPEN-44).
    return was_captain ? withSideEffect(announced, 'load') : announced;
  },

  PROMOTE_CAPTAIN: (game, { teamid, player_code, by }) => {
    const { team, me } = viewOf(game);
    const captain = team?.players.find((player) => player.player_code === player_code);
    if (!isMine(game, teamid) || !captain || captain.is_captain) return game;
    const is_captain = isMe(game, player_code);
    const next = withPlayers(withView(game, { me: { ...me, is_captain } }), teamid, (players) =>
      players.map((player) => ({ ...player, is_captain: player === captain })),
    );
    const over = is_captain === me.is_captain ? next : handedOver(next, is_captain);
    if (by === me.player_code) return over;
    return showDialog(over, is_captain ? { kind: 'promoted' } : { kind: 'captain', name: captain.player_name });
  },

  PLAYER_PENDING_TEAM_JOIN: (game, { teamid, player }) => {
    const pending = { ...player, status: 'pending-join' } as const;
    if (!isMe(game, player.player_code)) return listed(game, teamid, pending);
    const { me, game_teams } = viewOf(game);
    const team_code = game_teams.find((team) => team.teamid === teamid)?.team_code ?? '';
    return withView(game, { me: { ...me, ...pending, requested: true, team_code } });
  },

  PLAYER_APPROVED_TEAM_JOIN: (game, { teamid, player }) => {
    const joined = { ...player, status: 'joined' } as const;
    if (!isMe(game, player.player_code)) return listed(game, teamid, joined);
    // The load brings my team, its round and its stream, and who I am there: until then a captain's texts are a captain's.
    const me = { ...viewOf(game).me, status: 'joined', joined: true, requested: false } as const;
    return withSideEffect(say(withView(game, { me }), 'let-in'), 'load');
  },

  PLAYER_DECLINED_TEAM_JOIN: (game, { teamid, player_code }) => {
    const next = withoutRequest(game, teamid, player_code);
    return next !== game && isMe(game, player_code) ? showDialog(next, { kind: 'declined' }) : next;
  },

  PLAYER_CANCEL_TEAM_JOIN: (game, { teamid, player_code }) =>
    sayWhoCame(withoutRequest(game, teamid, player_code), game, player_code),

  PLAYER_INVITE: (game, { invite }) => {
    const { invites } = viewOf(game);
    if (invites.some(({ invite_id }) => invite_id === invite.invite_id)) return game;
    return showDialog(withView(game, { invites: [...invites, invite] }), { kind: 'invite', invite });
  },

  CANCEL_INVITE: (game, { invite_id }) => {
    const { team, invites } = viewOf(game);
    const stands = (invite: { invite_id: string }) => invite.invite_id !== invite_id;
    const next = withView(game, {
      invites: invites.filter(stands),
      team: team && { ...team, invites: team.invites.filter(stands) },
    });
    const gone = game.dialogs.find((dialog) => dialog.kind === 'invite' && !stands(dialog.invite));
    if (gone?.kind !== 'invite') return next;
    // The dialog disappears while somebody may be about to tap it, so this is announced.
    const dialogs = game.dialogs.filter((dialog) => dialog !== gone);
    return say({ ...next, dialogs }, 'invite-gone', { name: gone.invite.team_name });
  },
};

function isMe(game: Game, player_code: string): boolean {
  return viewOf(game).me.player_code === player_code;
}

/** My team with other players. */
function withPlayers(game: Game, teamid: string, change: (players: GamePlayer[]) => GamePlayer[]): Game {
  const { team } = viewOf(game);
  return team?.teamid === teamid ? withView(game, { team: { ...team, players: change(team.players) } }) : game;
}

/** My team with this player's current data. */
function listed(game: Game, teamid: string, player: GamePlayer): Game {
  const next = withPlayers(game, teamid, (players) => {
    const updated = players.map((other) => (other.player_code === player.player_code ? player : other));
    return updated.includes(player) ? updated : [...updated, player];
  });
  if (!isMe(game, player.player_code)) return sayWhoCame(next, game, player.player_code);
  return next === game ? game : withView(next, { me: { ...viewOf(game).me, ...player } });
}

/** Announces who joined or left my team; requests to join only to the captain, who can answer them. */
function sayWhoCame(game: Game, before: Game, player_code: string): Game {
  const listedIn = ({ view }: Game) => view?.team?.players.find((player) => player.player_code === player_code);
  const [was, is] = [listedIn(before), listedIn(game)];
  const { is_captain } = viewOf(game).me;
  const values = { name: (is ?? was)?.player_name ?? '' };
  if (was?.status === is?.status) return game;
  if (is?.status === 'joined') return say(game, 'player-joined', values);
  // The captain removed them, so needs no announcement.
  if (was?.status === 'joined') return is_captain ? game : say(game, 'player-gone', values);
  return is_captain ? say(game, is ? 'asks-to-join' : 'asks-no-more', values) : game;
}

/** Removes a player's request to join; a player who is on the team by now stays. */
function withoutRequest(game: Game, teamid: string, player_code: string): Game {
  if (isMe(game, player_code)) return viewOf(game).me.status === 'joined' ? game : watching(game);
  return withPlayers(game, teamid, (players) =>
    players.filter((player) => player.player_code !== player_code || player.status === 'joined'),
  );
}
