import { type GameView, livePaths, liveProtocol } from '@snug/contract';

/** Where one player hears a game (LIVE-02 … LIVE-04): a member as their team, everyone else as a watcher. */
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

/** `https` becomes `wss`, `http` `ws`; '' is the page's own. */
export function socketOrigin(origin: string): string {
  return (origin === '' ? location.origin : origin).replace(/^http/, 'ws');
}
