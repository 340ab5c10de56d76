import type { PeopleError, PeopleOutcome } from '@snug/client';
import { useAsyncAction, useWatched } from '@snug/client/react';
import type { GamePlayer, Invite } from '@snug/contract';
import { useAnnounce, useWords } from '@snug/ui';
import { useLayoutEffect } from 'react';
import { usePick, useTools } from '../use-live-game.ts';
import { peopleOf } from './people-of.ts';
import { type TeamPanelWords, teamPanelWords } from './words.ts';

export interface TeamActions {
  /** Whether a request about this player or invite is under way: their buttons are disabled. */
  isBusy(whom: string): boolean;
  /** The sentence about the last failure. */
  readonly error: string | undefined;
  approve(player: GamePlayer): void;
  decline(player: GamePlayer): void;
  promote(player: GamePlayer): void;
  kick(player: GamePlayer): void;
  leave(): void;
  cancelInvite(invite: Invite): void;
}

/** The captain's and members' actions on their team. Their results arrive as messages, for everybody. */
export function useTeamActions(onLeft: () => void): TeamActions {
  const { client, game } = useTools();
  const say = useWords(teamPanelWords);
  const announce = useAnnounce();
  const action = useAsyncAction();
  const team = usePick(({ view }) => view?.team?.team_code ?? '');
  const me = usePick(({ view }) => view?.me.player_code ?? '');
  const people = peopleOf(client, game);
  const { busy, error } = useWatched(people);

  // An error that was shown here is cleared when the panel closes; one that comes after that is kept. In a layout effect,
  // because an action may fail between the commit and a passive effect.
  useLayoutEffect(() => people.closeError, [people]);

  /** Runs `done` after success. A failure is shown in the panel, or only announced where that is closed. */
  async function settle(request: Promise<PeopleOutcome>, done: (closed: AbortSignal) => void) {
    const closed = action.signal();
    const outcome = await request;
    if (outcome === 'done') done(closed);
    else if (outcome !== 'resting' && closed.aborted) announce(sentenceOf(outcome, say), 'assertive');
  }

  /** Announced on this phone only; what everybody should hear comes with a message. */
  const announceHere = (sentence: string) => (closed: AbortSignal) => {
    if (!closed.aborted) announce(sentence, 'polite');
  };

  function left(closed: AbortSignal) {
    if (!closed.aborted) onLeft();
    // A spectator gets another stream of messages: load and connect anew.
    game.refresh();
  }

  return {
    isBusy: (whom) => busy.includes(whom),
    error: error && sentenceOf(error, say),
    approve: ({ player_code }) => void settle(people.approve(team, player_code), () => undefined),
    decline: ({ player_code, player_name }) =>
      void settle(people.decline(team, player_code), announceHere(say.turnedAway(player_name))),
    promote: ({ player_code, player_name }) =>
      void settle(people.promote(team, player_code), announceHere(say.nowCaptain(player_name))),
    kick: ({ player_code, player_name }) =>
      void settle(people.drop(team, player_code), announceHere(say.tookOff(player_name))),
    leave: () => void settle(people.drop(team, me), left),
    cancelInvite: ({ invite_id, invitee }) =>
      void settle(people.cancelInvite(team, invite_id), announceHere(say.inviteCancelled(invitee))),
  };
}

function sentenceOf({ key, detail }: PeopleError, say: TeamPanelWords): string {
  if (key === 'sanity-check') return say.sanityCheck;
  if (key === 'answer') return say.answerFailed(detail || say.noAnswerFromHost);
  return detail || say.promoteFailed;
}
