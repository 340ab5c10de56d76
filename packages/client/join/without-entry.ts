import type { GameStub } from '@snug/contract';

/**
 * The player's games without an invite that was declined or a game that was left, as the next load has them: a spectator
 * goes on watching after their last invite to the game.
 */
export function withoutEntry(games: readonly GameStub[], gone: GameStub): readonly GameStub[] {
  const isGone = ({ gameid, team_code }: GameStub) => gameid === gone.gameid && team_code === gone.team_code;
  const isElsewhere = games.some((game) => game.gameid === gone.gameid && !isGone(game));
  if (!gone.invite || !gone.spectator || isElsewhere) return games.filter((game) => !isGone(game));
  return games.map((game) => (isGone(game) ? { ...game, invite: false, team: null, team_code: '' } : game));
}
