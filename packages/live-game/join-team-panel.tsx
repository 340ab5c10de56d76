import { teamHerePath, typedName } from '@snug/client';
import { joinWithCode } from '@snug/contract';
import { type ChosenTeam, TeamList, TeamSelection, teamListWords } from '@snug/game-ui/teams';
import { Heading, Stack, useWords } from '@snug/ui';
import { useJoining } from './use-joining.ts';
import { usePick, useTools } from './use-live-game.ts';

/** The ways onto a team: asking one that is here, or bringing one's own, by the same selection as with a code (SELECT-05). */
export function JoinTeamPanel({ gameId, onDone }: { gameId: string; onDone(): void }) {
  const { client, onLogIn, onJoinLink } = useTools();
  const say = useWords(teamListWords);
  const code = usePick(({ view }) => view?.code ?? '');
  const here = usePick(({ view }) => view?.game_teams);
  const { busy, error, join } = useJoining();

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
      {/* Logging in is offered once, below. */}
      <TeamList client={client} gameId={gameId} />
      <Stack gap={3}>
        <Heading level={3}>{say.ownTeam}</Heading>
        <TeamSelection
          client={client}
          here={here}
          onAdd={add}
          onLogIn={onLogIn}
          busy={busy}
          error={error}
          headingHidden
        />
      </Stack>
    </Stack>
  );
}
