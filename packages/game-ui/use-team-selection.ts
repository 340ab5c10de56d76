import type { SnugCore } from '@snug/client';
import { useSession } from '@snug/client/react';
import { cleanTeamName, listMyTeams, type TeamStub, teamNameMaxLength } from '@snug/contract';
import { useEffect, useState } from 'react';

/** Whom to join with: a registered team by its number, or `new`. In the shape `joinWithCode` takes. */
export interface ChosenTeam {
  readonly kt_team_id: string;
  readonly team_name: string;
  readonly num_players: number;
}

export interface TeamSelectionState {
  /** A guest has no registered teams and plays alone (OPEN-03). */
  readonly isGuest: boolean;
  /** undefined while they are being fetched. */
  readonly teams: readonly TeamStub[] | undefined;
  /** The list could not be had; `teams` is empty then (ERR-09). */
  readonly failed: boolean;
  readonly chosen: string;
  choose(kt_team_id: string): void;
  readonly name: string;
  /** In code points, as the limit counts. */
  readonly nameLength: number;
  setName(text: string): void;
  readonly numPlayers: string;
  setNumPlayers(text: string): void;
  /** The choice as it stands, or undefined while it has no name (SELECT-04). */
  readonly choice: ChosenTeam | undefined;
}

/** What the team selection knows and what can be done with it. */
export function useTeamSelection(client: SnugCore): TeamSelectionState {
  const { token } = useSession(client.session);
  const isGuest = !token;
  const [teams, setTeams] = useState<readonly TeamStub[] | undefined>(isGuest ? [] : undefined);
  const [failed, setFailed] = useState(false);
  const [chosen, choose] = useState('new');
  const [name, setName] = useState('');
  const [numPlayers, setNumPlayers] = useState('');

  useEffect(() => {
    if (!token) return setTeams([]);
    const leaving = new AbortController();
    client
      .call(listMyTeams, { query: { rnd: String(Math.random()) }, signal: leaving.signal })
      .then((found) => {
        setTeams(found);
        if (found[0]) choose(found[0].kt_team_id);
      })
      .catch(() => {
        if (leaving.signal.aborted) return;
        setFailed(true);
        setTeams([]);
      });
    return () => leaving.abort();
  }, [client, token]);

  const registered = teams?.find((team) => team.kt_team_id === chosen);
  const team_name = registered ? registered.team_name : cleanTeamName(name);
  const choice = team_name
    ? { kt_team_id: registered ? chosen : 'new', team_name, num_players: playersOf(numPlayers) }
    : undefined;

  return {
    isGuest,
    teams,
    failed,
    chosen,
    choose,
    name,
    nameLength: [...name].length,
    setName: (text) => setName([...text].slice(0, teamNameMaxLength).join('')),
    numPlayers,
    setNumPlayers: (text) => setNumPlayers(text.replace(/[^\d.]/g, '').slice(0, 4)),
    choice,
  };
}

/** At least the player at this phone: nobody is invited from here yet, so the minimum is one (RULE-02). */
function playersOf(text: string): number {
  return Math.max(1, Math.floor(Number(text) || 1));
}
