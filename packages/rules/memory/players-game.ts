import { askedOf, currentRound } from '../state/game-state.ts';
import type { GameTeam, Player } from '../state/people.ts';
import type { OwnTeam, PlayersGame } from '../views/game.ts';
import type { OwnAccount } from '../views/player.ts';
import type { GameInMemory } from './game-in-memory.ts';
import { openInvitesOf, openInvitesTo } from './invites.ts';
import { peopleOf, seatsIn, teamsOf, teamsWithWaiting } from './people.ts';
import { answersTo, isDoubled, standingOf, suggestionsOf } from './team-round.ts';

/** Everything that a player's view of the game shows, except the number of the last message. */
export function playersGame(
  memory: GameInMemory,
  player: Player,
  account: OwnAccount | undefined,
  now: number,
): Omit<PlayersGame, 'last_msg_id' | 'epoch'> {
  const { game, rounds, questions, venue, hosts, ratings } = memory;
  const teams = teamsOf(memory);
  const team = player.status === 'joined' ? teams.find(({ teamid }) => teamid === player.teamid) : undefined;
  const waiting = player.status === 'pending-join' ? waitingTeam(memory, player) : undefined;
  return {
    ...{ game, rounds, questions, player, account, venue, teams, hosts },
    waiting,
    seats: seatsIn(memory),
    rated: ratings.filter((each) => each.player_id === player.player_id),
    invitesToMe: openInvitesTo(memory, account?.account_id, now),
    own: team && ownTeamOf(memory, team.teamid, now),
    revealed: questions,
    now,
  };
}

function waitingTeam(memory: GameInMemory, { teamid }: Player): GameTeam | undefined {
  return teamsWithWaiting(memory).find((team) => team.teamid === teamid && team.waiting_since !== null);
}

function ownTeamOf(memory: GameInMemory, teamid: string, now: number): OwnTeam {
  const round_id = currentRound(memory)?.round_id ?? '';
  return {
    people: peopleOf(memory, teamid),
    invites: openInvitesOf(memory, teamid, now),
    submissions: standingOf(memory, teamid),
    saved: answersTo(memory, teamid, askedOf(memory.questions, round_id)),
    suggestions: suggestionsOf(memory, teamid),
    doubled: isDoubled(memory, teamid, round_id),
  };
}
