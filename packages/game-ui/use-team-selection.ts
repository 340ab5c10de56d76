import { type Contact, headcount, type SnugCore, type TeamHere } from '@snug/client';
import { useSession } from '@snug/client/react';
import { createTeamNames } from '@snug/client/team-names';
import { cleanTeamName, listMyTeams, type TeamStub, teamNameMaxLength } from '@snug/contract';
import { clip, useAnnounce } from '@snug/ui';
import { useEffect, useMemo, useState } from 'react';
import type { TeamSelectionWords } from './words.ts';

/** Whom to join with: a registered team by its number, or `new`. In the shape `joinWithCode` takes. */
export interface ChosenTeam {
  readonly kt_team_id: string;
  readonly team_name: string;
  readonly num_players: number;
  readonly invites: readonly Contact[];
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
  /** Plays in the game already: its people are joined, and it needs nothing more (JOIN-16). */
  isHere(kt_team_id: string): boolean;
  readonly name: string;
  setName(text: string): void;
  /** Makes a name up, in place of the one there is (SELECT-02). */
  makeName(): void;
  readonly numPlayers: string;
  setNumPlayers(text: string): void;
  /** The choice as it stands with these invites, or undefined while it has no name (SELECT-04). */
  choiceWith(invites: readonly Contact[]): ChosenTeam | undefined;
}

/** What the team selection knows and what can be done with it. */
export function useTeamSelection(
  client: SnugCore,
  here: readonly TeamHere[],
  say: TeamSelectionWords,
): TeamSelectionState {
  const { token } = useSession(client.session);
  const isGuest = !token;
  const [teams, setTeams] = useState<readonly TeamStub[] | undefined>(isGuest ? [] : undefined);
  const [failed, setFailed] = useState(false);
  const [chosen, choose] = useState('new');
  const [name, setName] = useState('');
  const [numPlayers, setNumPlayers] = useState('');
  const newName = useMemo(() => createTeamNames(client), [client]);
  const announce = useAnnounce();

  const isHere = (kt_team_id: string) => here.some((team) => team.kt_team_id === kt_team_id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the teams are fetched once for each login; what is here picks the first
  useEffect(() => {
    if (!token) return setTeams([]);
    const leaving = new AbortController();
    client
      .call(listMyTeams, { query: { rnd: String(Math.random()) }, signal: leaving.signal })
      .then((found) => {
        setTeams(found);
        const [first = undefined] = [...found.filter((team) => isHere(team.kt_team_id)), ...found];
        if (first) choose(first.kt_team_id);
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

  return {
    isGuest,
    teams,
    failed,
    chosen,
    choose,
    isHere,
    name,
    setName,
    makeName() {
      const made = clip(newName(), teamNameMaxLength);
      setName(made);
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
