import { type SnugCore, standingOf, type TeamPage as TeamPageCore, type TeamPageState } from '@snug/client';
import { Banner, Button, Skeleton, SkeletonGroup, Stack, useFocusIfLost, useWords } from '@snug/ui';
import { useCallback, useRef, useState } from 'react';
import { Members } from './members.tsx';
import type { Modal } from './modal.ts';
import { TeamHead } from './team-head.tsx';
import { TeamModal } from './team-modal.tsx';
import { useTeamActions } from './use-team-actions.ts';
import { useTeamPage } from './use-team-page.ts';
import { ViewerActions } from './viewer-actions.tsx';
import { type TeamPageWords, teamPageWords } from './words.ts';

export interface TeamPageProps {
  client: SnugCore;
  /** The public team number (OPEN-10), as it stands in the address. */
  number: string;
  /** Opens the login, which leads back here (TEAM-22). */
  onLogIn(): void;
  /** The address of a team's statistics, with `{kt_team_id}` in it. Without it there is no `See Stats` (OPEN-06). */
  stats?: string;
  words?: Partial<TeamPageWords>;
}

/**
 * The page of a registered team, for everybody: what one may do there depends on who one is (TEAM-01 … TEAM-36).
 *
 * @example <TeamPage client={client} number="10042" onLogIn={logIn} stats="https://stats.example/{kt_team_id}" />
 */
export function TeamPage({ client, number, onLogIn, stats = '', words }: TeamPageProps) {
  const say = useWords(teamPageWords, words);
  const { page, state, viewer, byLink } = useTeamPage(client, number);
  const actions = useTeamActions(page, say);
  const [opened, setOpened] = useState<{ readonly page: TeamPageCore; readonly modal: Modal }>();
  // A dialog belongs to the team and the player for whom it was opened.
  const modal = opened?.page === page ? opened.modal : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  /** An error belongs to what was pressed before. */
  const show = (modal: Modal) => {
    actions.closeError();
    setOpened({ page, modal });
  };
  /** Closes this dialog, not one that was opened after it. */
  const close = useCallback((which: Modal) => setOpened((now) => (now?.modal === which ? undefined : now)), []);
  const team = state.at === 'there' ? state.team : undefined;
  // The pressed button, or the member's line, may be gone after each change.
  useFocusIfLost(heading, team && [standingOf(viewer, team), ...team.members.map(({ playerid }) => playerid)].join());

  return (
    <Stack gap={6}>
      <TeamHead {...{ number, team, viewer, heading, say }} isMissing={state.at === 'missing'} onOpen={show} />
      {state.at === 'loading' && (
        <SkeletonGroup label={say.teamComing}>
          <Skeleton shape="person" />
          <Skeleton shape="person" />
          <Skeleton shape="person" />
        </SkeletonGroup>
      )}
      {state.at === 'missing' && <Missing state={state} onLogIn={onLogIn} say={say} />}
      {state.at === 'failed' && <Failed page={page} state={state} say={say} />}
      {state.at === 'there' && (
        <>
          {state.restored && <Banner tone="good">{say.teamRestored}</Banner>}
          {/* An error about a dialog stands in it. */}
          {state.error && !modal && <Banner tone="danger">{actions.sentenceOf(state.error)}</Banner>}
          <ViewerActions {...{ state, viewer, byLink, actions, onLogIn, stats, say }} team={state.team} onOpen={show} />
          <Members {...{ viewer, say }} team={state.team} onOpen={show} />
          {modal && <TeamModal {...{ state, viewer, actions, modal, say }} onOpen={show} onClose={close} />}
        </>
      )}
    </Stack>
  );
}

type In<At extends TeamPageState['at']> = Extract<TeamPageState, { at: At }>;

function Missing({ state, onLogIn, say }: { state: In<'missing'>; onLogIn(): void; say: TeamPageWords }) {
  if (!state.needsLogin) return <Banner tone="info">{say.teamNotFoundHint}</Banner>;
  return (
    <Banner tone="info" action={<Button onClick={onLogIn}>{say.logIn}</Button>}>
      {say.teamMaybeArchived}
    </Banner>
  );
}

function Failed({ page, state, say }: { page: TeamPageCore; state: In<'failed'>; say: TeamPageWords }) {
  return (
    <Banner
      tone="danger"
      action={
        <Button busy={state.busy} onClick={() => void page.load()}>
          {say.retry}
        </Button>
      }
    >
      {state.detail || say.teamFailed}
    </Banner>
  );
}
