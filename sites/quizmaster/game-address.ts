/** Where this site stands on its server. The router's own links leave it out. */
export const base = '/host';

/** The console of a game, for links of the router. */
export function gamePath(gameid: string): string {
  return `/game/${encodeURIComponent(gameid)}`;
}

/** The same as people have it in their address bar: for links that the browser follows by itself. */
export function gameAddress(gameid: string): string {
  return base + gamePath(gameid);
}
