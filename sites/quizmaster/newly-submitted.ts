import type { HostGame } from '@snug/contract';
import { latestRound } from './host-game.ts';

/** Lists the names of the teams that submitted the current round, in time, between two states of it. */
export function newlySubmitted(before: HostGame, now: HostGame): string[] {
  const round = latestRound(now);
  if (!round || latestRound(before)?.round_id !== round.round_id) return [];
  const wasIn = new Set(before.teams.filter((team) => isIn(team, round.round_order)).map(({ teamid }) => teamid));
  return now.teams
    .filter((team) => isIn(team, round.round_order) && !wasIn.has(team.teamid))
    .map(({ team_name }) => team_name);
}

function isIn({ submitted }: HostGame['teams'][number], order: number): boolean {
  const submission = submitted[order];
  return submission !== undefined && !submission.late;
}
