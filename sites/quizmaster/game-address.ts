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

/** A question of a game in its console; without one, its round. */
export function questionPath(gameid: string, round_id: string, question_id: string): string {
  const search = new URLSearchParams({ round: round_id, ...(question_id !== '' && { question: question_id }) });
  return `${gamePath(gameid)}?${search}`;
}

/** Where a game is rehearsed before it begins. */
export function rehearsalPath(gameid: string): string {
  return `${gamePath(gameid)}/rehearsal`;
}

/** The photos of a game, and what the room votes for. */
export function photosPath(gameid: string): string {
  return `${gamePath(gameid)}/photos`;
}

/** The boards of a game. */
export function boardPath(gameid: string): string {
  return `${gamePath(gameid)}/board`;
}
