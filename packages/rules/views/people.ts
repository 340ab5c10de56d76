import type { GamePeople, GamePerson } from '@snug/contract';
import { isRude } from '../names/rude-parts.ts';
import { shownTeamNames } from '../names/shown.ts';
import type { GameTeam, Player } from '../state/people.ts';

/** Everybody in a game, and its teams. */
export interface PeopleOfGame {
  readonly teams: readonly GameTeam[];
  /** Those that wait to be let in. */
  readonly waiting: readonly GameTeam[];
  /** Whoever has not left, in the order they joined a team, or the game. */
  readonly players: readonly Pick<
    Player,
    'player_id' | 'player_code' | 'player_name' | 'is_captain' | 'account_id' | 'status' | 'teamid' | 'created_at'
  >[];
  readonly isOnline: (player_id: string) => boolean;
}

/** Who is in a game, for its quizmaster. */
export function gamePeopleView({ teams, waiting, players, isOnline }: PeopleOfGame): GamePeople {
  const person = (player: PeopleOfGame['players'][number]): GamePerson => ({
    player_code: player.player_code,
    player_name: player.player_name,
    is_captain: player.is_captain,
    registered: player.account_id !== null,
    online: isOnline(player.player_id),
    ...(isRude(player.player_name) && { rude: true }),
    came_at: player.created_at,
  });
  const shown = shownTeamNames([...teams, ...waiting]);
  const waitsWith = (teamid: string | null) => waiting.some((team) => team.teamid === teamid);
  const outside = players.filter(({ status }) => status !== 'joined');
  return {
    teams: teams.map(({ teamid }) => ({
      teamid,
      members: players.filter((each) => each.status === 'joined' && each.teamid === teamid).map(person),
    })),
    waiting: waiting
      .map((team) => {
        const { teamid, team_name, waiting_since } = team;
        const shown_name = shown.get(teamid) ?? '';
        return {
          ...{ teamid, team_name, since: waiting_since ?? 0 },
          ...(shown_name !== team_name && { shown_name }),
          people: outside.filter((each) => each.teamid === teamid).map(person),
        };
      })
      .filter(({ people }) => people.length > 0),
    spectators: outside.filter(({ teamid }) => !waitsWith(teamid)).map(person),
  };
}
