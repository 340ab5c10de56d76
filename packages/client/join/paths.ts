import type { GameTeam } from '@snug/contract';

/** The live game (ROUTE-04). */
export function gamePath(gameId: string): string {
  return `/game/${encodeURIComponent(gameId)}`;
}

/** The join box with a code that is looked up at once: the target of a QR code on a table. */
export function joinPath(code: string): string {
  return `/join?code=${encodeURIComponent(code)}`;
}

/** Joining by link: this team of this game (ROUTE-12). */
export function joinLinkPath(gameId: string, teamCode: string): string {
  return `/auth/link/join/${encodeURIComponent(gameId)}/team/${encodeURIComponent(teamCode)}`;
}

/** The target for a selected registered team that is in the game already: that team (JOIN-16, OPEN-10). */
export function teamHerePath(
  gameId: string,
  teams: readonly Pick<GameTeam, 'kt_team_id' | 'team_code'>[],
  kt_team_id: string,
): string | undefined {
  const here = teams.find((team) => team.kt_team_id !== '' && team.kt_team_id === kt_team_id);
  return here && joinLinkPath(gameId, here.team_code);
}
