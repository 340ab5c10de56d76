import { teamHerePath, typedName } from '@snug/client';
import { addTeam, askToJoin } from '@snug/contract';
import { type ChosenTeam, TeamList, TeamSelection, teamListWords, teamSelectionWords } from '@snug/game-ui/teams';
import { Heading, Spinner, Stack, useWords } from '@snug/ui';
import { useEffect, useMemo, useRef } from 'react';
import { usePick, useTools } from '../use-live-game.ts';
import { LeaveGame } from './leave-game.tsx';
import type { Opened } from './opened-by.ts';
import { useDoors } from './use-doors.ts';
import { useJoining } from './use-joining.ts';

/** The part of the panel from which somebody went to log in: the game's teams, or adding one (OPEN-25). */
const places = { teams: 'teams', ownTeam: 'own-team' } as const;

export interface JoinTeamPanelProps {
  /** What the page's address asked to open. */
  at?: Opened;
  onDone(): void;
}

/** Joins a team of the game, or adds one's own with the same selection as after a code (SELECT-05); or leaves the game. */
export function JoinTeamPanel({ at, onDone }: JoinTeamPanelProps) {
  const { client, onLogIn, onJoinLink } = useTools();
  const say = useWords(teamListWords);
  const { findingTeams } = useWords(teamSelectionWords);
  const gameId = usePick(({ gameid }) => gameid);
  const teams = usePick(({ view }) => view?.game_teams);
  const here = useMemo(() => teams?.filter(({ no_requests }) => !no_requests), [teams]);
  const doors = useDoors();
  const isAsking = doors === undefined;
  const { busy, error, join } = useJoining(say.joinFailed);
  const ownTeam = useRef<HTMLHeadingElement>(null);
  const isAdding = at && (at.guest || at.context === places.ownTeam);

  // This part is below the list of teams, which may be long.
  useEffect(() => {
    if (!isAdding || isAsking) return;
    ownTeam.current?.focus({ preventScroll: true });
    ownTeam.current?.scrollIntoView({ block: 'center' });
  }, [isAdding, isAsking]);

  function add({ invites, ...team }: ChosenTeam) {
    const link = teamHerePath(gameId, [...(doors?.my_teams ?? []), ...(here ?? [])], team.kt_team_id);
    if (link && onJoinLink) return onJoinLink(link);
    const body = { ...team, invites: [...invites] };
    const bring = (signal: AbortSignal) =>
      client.call(addTeam, { params: { id: gameId }, body, patient: true, signal });
    return join(bring, () => {
      client.storage.session.remove(typedName);
      onDone();
    });
  }

  function ask(teamId: string) {
    const body = { client_id: client.session.clientId() };
    const send = (signal: AbortSignal) =>
      client.call(askToJoin, { params: { gameId, teamId }, body, patient: true, signal });
    return join(send, () => {
      client.storage.session.remove(typedName);
    });
  }

  // All of it comes at once: nothing that somebody is about to press moves.
  if (!doors) return <Spinner label={findingTeams} />;
  const choice = { client, here, found: doors, onAdd: add, busy, error, headingHidden: true };
  return (
    <Stack gap={8}>
      {doors.doors_closed && <TeamSelection {...choice} />}
      <TeamList client={client} gameId={gameId} onLogIn={onLogIn && (() => onLogIn(places.teams))} />
      {!doors.doors_closed && (
        <Stack gap={3}>
          <Heading level={3} elementRef={ownTeam}>
            {say.ownTeam}
          </Heading>
          <TeamSelection {...choice} onAsk={ask} onLogIn={onLogIn && (() => onLogIn(places.ownTeam))} />
        </Stack>
      )}
      <LeaveGame />
    </Stack>
  );
}
