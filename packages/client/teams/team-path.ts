/** The page of a registered team, by its public number (ROUTE-11, OPEN-10). */
export function teamPath(kt_team_id: string): string {
  return `/team/${encodeURIComponent(kt_team_id)}`;
}
