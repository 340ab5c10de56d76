import {
  type GamePerson,
  type HostGame,
  type HostTeam,
  hostAddPaperTeam,
  hostAllowName,
  hostHandCaptaincy,
  hostKickTeam,
  hostLetTeamIn,
  hostMergeTeams,
  hostMovePlayer,
  hostRemoveMany,
  hostRenameTeam,
  removedAtOnceMax,
} from '@snug/contract';
import { useAnnounce, useWords } from '@snug/ui';
import { useHostClient } from '../host-client.ts';
import { useCommand } from '../use-command.ts';
import { teamsWords } from './words.ts';

/** Whatever has an id and a name. */
type Named = Pick<HostTeam, 'teamid' | 'team_name'>;

export interface TeamCommands {
  readonly busy: boolean;
  /** Why the last one failed, as a sentence. */
  readonly failure: string | undefined;
  rename(team: Named, name: string): Promise<boolean>;
  /** Lets the big screen show a name as it is, or leaves it to the filter again. */
  allow(team: Named, allowed: boolean): Promise<boolean>;
  kick(team: Named): Promise<boolean>;
  merge(team: Named, into: Named, dropped: number): Promise<boolean>;
  /** Undefined: among the spectators. */
  move(person: GamePerson, to: Named | undefined): Promise<boolean>;
  makeCaptain(person: GamePerson, team: Named): Promise<boolean>;
  letIn(team: Named): Promise<boolean>;
  addPaper(name: string): Promise<boolean>;
  /** Takes all of them out of the game, with whoever is on the teams. */
  removeMany(chosen: ToTakeOut): Promise<boolean>;
}

/** Teams and people without one, to be taken out at once. */
export interface ToTakeOut {
  readonly teamids: readonly string[];
  readonly playerCodes: readonly string[];
}

/** The quizmaster's hand in the teams. Each says in words what it did, and resolves to whether it did. */
export function useTeamCommands({ gameid: id }: HostGame): TeamCommands {
  const words = useWords(teamsWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const { busy, failure, run } = useCommand();

  async function send(command: () => Promise<unknown>, said: string): Promise<boolean> {
    const isDone = (await run(command)) !== undefined;
    if (isDone) announce(said);
    return isDone;
  }
  const of = ({ teamid: team }: Named) => ({ id, team });

  return {
    busy,
    failure,
    rename: (team, team_name) =>
      send(() => call(hostRenameTeam, { params: of(team), body: { team_name } }), words.saidRenamed(team_name.trim())),
    allow: (team, allowed) =>
      send(
        () => call(hostAllowName, { params: of(team), body: { allowed } }),
        allowed ? words.saidAllowed(team.team_name) : words.saidHidden(team.team_name),
      ),
    kick: (team) => send(() => call(hostKickTeam, { params: of(team) }), words.saidKicked(team.team_name)),
    merge: (team, into, dropped) =>
      send(
        () => call(hostMergeTeams, { params: of(team), body: { into: into.teamid, dropped } }),
        words.saidMerged(team.team_name, into.team_name),
      ),
    move: ({ player_code: player, player_name }, to) =>
      send(
        () => call(hostMovePlayer, { params: { id, player }, body: { teamid: to?.teamid ?? null } }),
        to ? words.saidMoved(player_name, to.team_name) : words.saidOff(player_name),
      ),
    makeCaptain: ({ player_code, player_name }, team) =>
      send(
        () => call(hostHandCaptaincy, { params: of(team), body: { player_code } }),
        words.saidCaptain(player_name, team.team_name),
      ),
    letIn: (team) => send(() => call(hostLetTeamIn, { params: of(team) }), words.saidIn(team.team_name)),
    addPaper: (team_name) =>
      send(() => call(hostAddPaperTeam, { params: { id }, body: { team_name } }), words.saidPaper(team_name.trim())),
    removeMany: ({ teamids, playerCodes }) =>
      send(
        async () => {
          const size = Math.max(teamids.length, playerCodes.length);
          for (let from = 0; from < size; from += removedAtOnceMax) {
            const to = from + removedAtOnceMax;
            const body = { teamids: teamids.slice(from, to), player_codes: playerCodes.slice(from, to) };
            await call(hostRemoveMany, { params: { id }, body });
          }
          return true;
        },
        words.saidRemoved(teamids.length, playerCodes.length),
      ),
  };
}
