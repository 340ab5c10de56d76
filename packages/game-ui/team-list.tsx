import { createPeople, type SnugClient } from '@snug/client';
import { useGame, useWatched } from '@snug/client/react';
import type { GameTeam } from '@snug/contract';
import { Banner, Heading, Stack, Text, useAnnounce, useWords } from '@snug/ui';
import { useEffect, useMemo } from 'react';
import { LogInNote } from './log-in-note.tsx';
import * as styles from './team-list.css.ts';
import { TeamRow } from './team-row.tsx';
import { type TeamListWords, teamListWords } from './words.ts';

export interface TeamListProps {
  client: SnugClient;
  gameId: string;
  /** Offers a guest to log in: only a logged-in player may ask a team (OPEN-03). */
  onLogIn?(): void;
  words?: Partial<TeamListWords>;
}

/** The teams of a game, for a spectator, who can ask to join one or cancel the request (SELECT-05, ROLE-17). */
export function TeamList({ client, gameId, onLogIn, words }: TeamListProps) {
  const say = useWords(teamListWords, words);
  const game = client.game(gameId);
  const people = useMemo(() => createPeople(client, { gameId, reload: game.refresh }), [client, gameId, game]);
  const { busy, error } = useWatched(people);
  const teams = useGame(game, ({ view }) => view?.game_teams);
  const me = useGame(game, ({ view }) => view?.me);
  const announce = useAnnounce();
  const isGuest = !me?.registered;
  const asked = me?.status === 'pending-join' ? me.team_code : undefined;

  // A guest who logs in may be asked from then on, and no message says so: whoever opens the list sees it anew.
  const mayBeNews = teams?.some(({ no_requests }) => no_requests) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, not with every change
  useEffect(() => {
    if (mayBeNews) game.refresh();
  }, [game]);

  async function change(team: GameTeam, verb: 'ask' | 'cancelAsk') {
    if ((await people[verb](team.team_code)) !== 'done') return;
    announce(verb === 'ask' ? say.asked(team.team_name) : say.requestCancelled(team.team_name));
  }

  return (
    <Stack gap={3}>
      <Heading level={3}>{say.teamsHere}</Heading>
      {error && (
        <Banner tone="danger">
          {say.requestFailed}
          {error.detail && <Text>{error.detail}</Text>}
        </Banner>
      )}
      {isGuest && teams && teams.length > 0 && (
        <LogInNote label={say.logIn} onLogIn={onLogIn}>
          {say.guestAsks}
        </LogInNote>
      )}
      {teams?.length === 0 && <Text tone="soft">{say.noTeamsHere}</Text>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where there are no markers. */}
      <ul className={styles.list} role="list">
        {teams?.map((team) => {
          const isAsked = team.team_code === asked;
          return (
            <TeamRow
              key={team.teamid}
              team={team}
              isAsked={isAsked}
              busy={busy.includes(team.team_code)}
              onPress={isGuest ? undefined : () => void change(team, isAsked ? 'cancelAsk' : 'ask')}
              say={say}
            />
          );
        })}
      </ul>
    </Stack>
  );
}
