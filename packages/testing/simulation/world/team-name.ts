/** The name of a team by its index in the plan; a quizmaster may append something. */
export function teamName(team: number): string {
  return `Team ${team}`;
}

/** A team's index in the plan, by its name. */
export function placeOf(team_name: string): number {
  return Number.parseInt(team_name.slice('Team '.length), 10);
}
