import { type Contact, chosenOf, createMyTeams, isByLink, type SnugCore, type TeamHere, typedName } from '@snug/client';
import { useSession, useWatched } from '@snug/client/react';
import { createTeamNames } from '@snug/client/team-names';
import { cleanTeamName, headcount, type TeamStub, teamNameMaxLength } from '@snug/contract';
import { clip, useAnnounce } from '@snug/ui';
import { useEffect, useMemo, useState } from 'react';
import type { TeamSelectionWords } from './words.ts';

/** The team to join with: a registered team by its number, or `new`. In the shape that `joinWithCode` takes. */
export interface ChosenTeam {
  readonly kt_team_id: string;
  readonly team_name: string;
  readonly num_players: number;
  readonly invites: readonly Contact[];
}

export interface TeamSelectionState {
  /**
   * A guest has no registered teams and plays alone (OPEN-03). A player logged in by a link is on one team of one game, and
   * brings no team until they log in with a code (H47).
   */
  readonly who: 'guest' | 'link' | 'player';
  /** undefined while it is being loaded. */
  readonly teams: readonly TeamStub[] | undefined;
  /** The list failed to load; `teams` is empty then (ERR-09). */
  readonly failed: boolean;
  askAgain(): void;
  /** The list is being loaded. */
  readonly asking: boolean;
  readonly chosen: string;
  choose(kt_team_id: string): void;
  /** The team plays in the game already: its members are joined, and it needs nothing more (JOIN-16). */
  isHere(kt_team_id: string): boolean;
  readonly name: string;
  setName(text: string): void;
  /** Makes up a name that replaces the current one (SELECT-02). */
  makeName(): void;
  readonly numPlayers: string;
  setNumPlayers(text: string): void;
  /** The choice with these invites, or undefined while it has no name (SELECT-04). */
  choiceWith(invites: readonly Contact[]): ChosenTeam | undefined;
}

/** The state and the actions of the team selection. Long: its verbs, which share one state. */
export function useTeamSelection(
  client: SnugCore,
  here: readonly TeamHere[],
  say: TeamSelectionWords,
): TeamSelectionState {
  const { token, claims } = useSession(client.session);
  const who = token === undefined ? 'guest' : isByLink(token) ? 'link' : 'player';
  const whose = who === 'player' ? (claims?.sub ?? token) : who;
  const kept = client.storage.session;
  const mine = useMemo(() => createMyTeams(client, { name: client.storage.session.get(typedName) ?? '' }), [client]);
  const { teams = who === 'player' ? undefined : [], failed, asking, clicked, name } = useWatched(mine);
  const [numPlayers, setNumPlayers] = useState('');
  const newName = useMemo(() => createTeamNames(client), [client]);
  const announce = useAnnounce();

  const isHere = (kt_team_id: string) => here.some((team) => team.kt_team_id === kt_team_id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each player: a renewed token is the same one
  useEffect(() => {
    if (who !== 'player') return mine.none();
    void mine.ask();
    return mine.leave;
  }, [mine, whose]);

  const chosen = chosenOf({ teams, clicked }, isHere);

  /** Kept for the session of the tab, so that it survives the way through the login. */
  function keepName(text: string) {
    kept.set(typedName, text);
    mine.setName(text);
  }

  const registered = teams?.find((team) => team.kt_team_id === chosen);
  const team_name = registered ? registered.team_name : cleanTeamName(name);

  return {
    who,
    teams,
    failed,
    asking,
    chosen,
    choose: mine.choose,
    isHere,
    askAgain: () => void mine.ask(),
    name,
    setName: keepName,
    makeName() {
      const made = clip(newName(), teamNameMaxLength);
      keepName(made);
      announce(say.namedYou(made));
    },
    numPlayers,
    setNumPlayers: (text) => setNumPlayers(text.replace(/[^\d.]/g, '').slice(0, 4)),
    choiceWith: (invited) =>
      team_name
        ? {
            kt_team_id: registered ? chosen : 'new',
            team_name,
            num_players: headcount(Number(numPlayers), invited.length),
            invites: invited,
          }
        : undefined,
  };
}
