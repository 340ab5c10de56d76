/** The path of this site on its server. The router's links are relative to it. */
export const base = '/host';

/** The path of a game's console, for the router's links. */
export function gamePath(gameid: string): string {
  return `/game/${encodeURIComponent(gameid)}`;
}

/** The plan of a game: when, for whom, and how it counts. */
export function planPath(gameid: string): string {
  return `${gamePath(gameid)}/plan`;
}

/** The same path from the server's root, for links that the browser follows without the router. */
export function gameAddress(gameid: string): string {
  return base + gamePath(gameid);
}

/** The desk at which a round of a game is graded. */
export function deskPath(gameid: string, round_order: number): string {
  return `${gamePath(gameid)}/desk/${round_order}`;
}

/** The teams of a game. */
export function teamsPath(gameid: string): string {
  return `${gamePath(gameid)}/teams`;
}

/** The boards of a game. */
export function boardPath(gameid: string): string {
  return `${gamePath(gameid)}/board`;
}
