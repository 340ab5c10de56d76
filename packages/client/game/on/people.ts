import type { Message, PeopleMessage } from '@snug/contract';
import type { Game } from '../game.ts';
import type { HandlersFor } from '../reducer.ts';
import { viewOf, withView } from '../with-view.ts';

export const people: HandlersFor<Message, Game, PeopleMessage['type']> = {
  PLAYER_JOIN: (game, { teamid, player }) => {
    const { team, me } = viewOf(game);
    if (team?.teamid !== teamid) return game;
    const isListed = team.players.some(({ player_code }) => player_code === player.player_code);
    const players = isListed
      ? team.players.map((listed) => (listed.player_code === player.player_code ? player : listed))
      : [...team.players, player];
    return withView(game, {
      team: { ...team, players },
      me: me.player_code === player.player_code ? { ...me, ...player } : me,
    });
  },
};
