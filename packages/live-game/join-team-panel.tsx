import { teamHerePath, typedName } from '@snug/client';
import { joinWithCode } from '@snug/contract';
import { type ChosenTeam, TeamList, TeamSelection, teamListWords } from '@snug/game-ui/teams';
import { Heading, Stack, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import type { Opened } from './opened-by.ts';
import { useJoining } from './use-joining.ts';
import { usePick, useTools } from './use-live-game.ts';

/** Where in the panel somebody left to log in: among the teams that are here, or adding one (OPEN-25). */
const places = { teams: 'teams', ownTeam: 'own-team' } as const;

export interface JoinTeamPanelProps {
  /** What an address asked for. */
  at?: Opened;
  onDone(): void;
}

/** The ways onto a team: asking one that is here, or bringing one's own, by the same selection as with a code (SELECT-05). */
export function JoinTeamPanel({ at, onDone }: JoinTeamPanelProps) {
  const { client, onLogIn, onJoinLink } = useTools();
  const say = useWords(teamListWords);
  const gameId = usePick(({ gameid }) => gameid);
  const code = usePick(({ view }) => view?.code ?? '');
  const here = usePick(({ view }) => view?.game_teams);
  const { busy, error, join } = useJoining();
  const ownTeam = useRef<HTMLHeadingElement>(null);
  const isAdding = at && (at.guest || at.context === places.ownTeam);

  // It stands below the teams, which may be many.
  useEffect(() => {
    if (!isAdding) return;
    ownTeam.current?.focus({ preventScroll: true });
    ownTeam.current?.scrollIntoView({ block: 'center' });
  }, [isAdding]);

  function add({ invites, ...team }: ChosenTeam) {
    const link = teamHerePath(gameId, here ?? [], team.kt_team_id);
    if (link && onJoinLink) return onJoinLink(link);
    const joining = client.call(joinWithCode, { body: { code, ...team, invites: [...invites] } });
    return join(joining, () => {
      client.storage.session.remove(typedName);
      onDone();
    });
  }

  return (
    <Stack gap={8}>
      <TeamList client={client} gameId={gameId} onLogIn={onLogIn && (() => onLogIn(places.teams))} />
      <Stack gap={3}>
        <Heading level={3} elementRef={ownTeam}>
          {say.ownTeam}
        </Heading>
        <TeamSelection
          client={client}
          here={here}
          onAdd={add}
          onLogIn={onLogIn && (() => onLogIn(places.ownTeam))}
          busy={busy}
          error={error}
          headingHidden
        />
      </Stack>
    </Stack>
  );
}
