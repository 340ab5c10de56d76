import type { GamePlayer, Message, PeopleMessage } from '@snug/contract';
import { errand } from '../errand.ts';
import type { Entry, Game } from '../game.ts';
import type { HandlersFor } from '../reducer.ts';
import { showDialog } from '../show-dialog.ts';
import { watching } from '../watching.ts';
import { isMine, viewOf, withView } from '../with-view.ts';

/** Another team's people change nothing here (OPEN-40). */
export const people: HandlersFor<Message, Game, PeopleMessage['type']> = {
  PLAYER_JOIN: (game, { teamid, player }) => (isMine(game, teamid) ? listed(game, player) : game),

  DROP_PLAYER: (game, { teamid, player_code, player_name, reason, was_captain }) => {
    if (!isMine(game, teamid)) return game;
    if (isMe(game, player_code)) {
      const told = reason.includes('kicked') ? showDialog(game, { kind: 'dropped', name: player_name }) : game;
      return errand(told, 'load');
    }
    const next = unlisted(game, player_code);
    const isNews = next !== game && reason.includes('left');
    const told = isNews ? showDialog(next, { kind: 'left', name: player_name }) : next;
    // Who writes the answers now, and what they may see, is for the server to say (OPEN-44).
    return was_captain ? errand(told, 'load') : told;
  },

  PROMOTE_CAPTAIN: (game, { teamid, player_code, by }) => {
    const { team, me, suggested } = viewOf(game);
    const promoted = team?.players.find((player) => player.player_code === player_code);
    if (!team || !isMine(game, teamid) || !promoted || promoted.is_captain) return game;
    const players = team.players.map((player) => ({ ...player, is_captain: player === promoted }));
    const is_captain = isMe(game, player_code);
    const next = withView(game, { team: { ...team, players }, me: { ...me, is_captain } });
    // Whoever writes from now on goes on from what the host holds; a member's inputs begin empty.
    const entries = is_captain ? held(suggested) : {};
    const handedOver = is_captain === me.is_captain ? next : { ...next, entries };
    if (by === me.player_code) return handedOver;
    return showDialog(handedOver, { kind: is_captain ? 'promoted' : 'captain', name: promoted.player_name });
  },

  PLAYER_PENDING_TEAM_JOIN: (game, { teamid, player }) =>
    isMine(game, teamid) ? listed(game, { ...player, status: 'pending-join' }) : game,

  PLAYER_APPROVED_TEAM_JOIN: (game, { teamid, player }) => {
    const joined = { ...player, status: 'joined' } as const;
    if (!isMe(game, player.player_code)) return isMine(game, teamid) ? listed(game, joined) : game;
    // My team, its round and its stream come with the load.
    const { me } = viewOf(game);
    return errand(withView(game, { me: { ...me, ...joined, joined: true, requested: false } }), 'load');
  },

  PLAYER_DECLINED_TEAM_JOIN: (game, { teamid, player_code }) => {
    if (!isMe(game, player_code)) return withoutRequest(game, teamid, player_code);
    // On a team by now: the answer to an earlier request takes nobody off it.
    if (viewOf(game).me.status === 'joined') return game;
    const name = viewOf(game).game_teams.find((team) => team.teamid === teamid)?.team_name ?? '';
    return showDialog(watching(game), { kind: 'declined', name });
  },

  PLAYER_CANCEL_TEAM_JOIN: (game, { teamid, player_code }) => {
    if (!isMe(game, player_code)) return withoutRequest(game, teamid, player_code);
    return viewOf(game).me.status === 'joined' ? game : watching(game);
  },

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
    return { ...next, dialogs: game.dialogs.filter((dialog) => dialog.kind !== 'invite' || stands(dialog.invite)) };
  },
};

function isMe(game: Game, player_code: string): boolean {
  return viewOf(game).me.player_code === player_code;
}

/** My team with this player as they are now. */
function listed(game: Game, player: GamePlayer): Game {
  const { team, me } = viewOf(game);
  if (!team) return game;
  const isListed = team.players.some(({ player_code }) => player_code === player.player_code);
  const players = isListed
    ? team.players.map((other) => (other.player_code === player.player_code ? player : other))
    : [...team.players, player];
  return withView(game, {
    team: { ...team, players },
    me: isMe(game, player.player_code) ? { ...me, ...player } : me,
  });
}

/** My team without this player; the same game when they are not on it. */
function unlisted(game: Game, player_code: string): Game {
  const { team } = viewOf(game);
  const players = team?.players.filter((player) => player.player_code !== player_code);
  return team && players && players.length < team.players.length
    ? withView(game, { team: { ...team, players } })
    : game;
}

/** Nobody asks to join my team under this code any more. */
function withoutRequest(game: Game, teamid: string, player_code: string): Game {
  const asks = viewOf(game).team?.players.find((player) => player.player_code === player_code);
  return isMine(game, teamid) && asks?.status === 'pending-join' ? unlisted(game, player_code) : game;
}

/** The team's saved answers, as the captain's inputs show them. */
function held(suggested: Readonly<Record<string, readonly string[]>>): Record<string, Entry> {
  return Object.fromEntries(Object.entries(suggested).map(([id, texts]) => [id, { texts, state: 'saved' }]));
}
