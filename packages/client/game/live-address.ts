import { type GameView, livePaths, liveProtocol } from '@snug/contract';

/** The stream address of one player (LIVE-02 … LIVE-04): a member's is their team's, everyone else watches. */
export function liveAddress(
  origin: string,
  view: Pick<GameView, 'gameid' | 'me' | 'team' | 'epoch'>,
  { clientId, token, last }: { clientId: string; token: string | undefined; last: number },
): string {
  const isMember = view.me.status === 'joined' && view.team !== null;
  const params: Record<string, string> = {
    game_id: view.gameid,
    id: clientId,
    team_code: view.team?.team_code ?? '',
    player_code: view.me.player_code,
  };
  const path = (isMember ? livePaths.player : livePaths.watcher).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = new URLSearchParams({
    pre_connect_auth: 'true',
    ...(token !== undefined && { token }),
    last: `${last}`,
    e: view.epoch,
    proto: liveProtocol,
  });
  return `${socketOrigin(origin)}${path}?${query}`;
}

/** Turns `https` into `wss` and `http` into `ws`; '' is the page's own origin. */
export function socketOrigin(origin: string): string {
  return (origin === '' ? location.origin : origin).replace(/^http/, 'ws');
}
