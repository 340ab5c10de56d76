import type { PeopleError, PeopleOutcome } from '@snug/client';
import type { GamePlayer, Invite } from '@snug/contract';
import { useAnnounce, useWords } from '@snug/ui';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useIsThere } from '../use-is-there.ts';
import { usePick, useTools } from '../use-live-game.ts';
import { peopleOf } from './people-of.ts';
import { type TeamPanelWords, teamPanelWords } from './words.ts';

export interface TeamDeeds {
  /** The server is being told about this player or this invite: their buttons rest. */
  isBusy(whom: string): boolean;
  /** The sentence about what went wrong last. */
  readonly trouble: string | undefined;
  approve(player: GamePlayer): void;
  decline(player: GamePlayer): void;
  promote(player: GamePlayer): void;
  kick(player: GamePlayer): void;
  leave(): void;
  cancelInvite(invite: Invite): void;
}

/** What can be done about the people of my team. What comes of it arrives live, for everybody. */
export function useTeamDeeds(onLeft: () => void): TeamDeeds {
  const { client, game } = useTools();
  const say = useWords(teamPanelWords);
  const announce = useAnnounce();
  const isThere = useIsThere();
  const team = usePick(({ view }) => view?.team?.team_code ?? '');
  const me = usePick(({ view }) => view?.me.player_code ?? '');
  const people = peopleOf(client, game);
  const { busy, error } = useSyncExternalStore(people.subscribe, people.get, people.get);

  // What was read here is not told again when the panel is opened anew; what fails behind it is. At once, not after a paint,
  // in which something may fail.
  useLayoutEffect(() => people.closeError, [people]);

  /** What follows from it once it is done. A failure stands in the panel; where that is closed it is only said. */
  async function after(act: Promise<PeopleOutcome>, done: () => void) {
    const outcome = await act;
    if (outcome === 'done') done();
    else if (outcome !== 'resting' && !isThere.current) announce(sentenceOf(outcome, say), 'assertive');
  }

  /** Said here alone; what everybody hears of it comes with a message. */
  const tell = (sentence: string) => () => {
    if (isThere.current) announce(sentence, 'polite');
  };

  function left() {
    if (isThere.current) onLeft();
    // Another audience, so another stream: load and connect anew.
    game.refresh();
  }

  return {
    isBusy: (whom) => busy.includes(whom),
    trouble: error && sentenceOf(error, say),
    approve: ({ player_code }) => void after(people.approve(team, player_code), () => undefined),
    decline: ({ player_code, player_name }) =>
      void after(people.decline(team, player_code), tell(say.turnedAway(player_name))),
    promote: ({ player_code, player_name }) =>
      void after(people.promote(team, player_code), tell(say.nowCaptain(player_name))),
    kick: ({ player_code, player_name }) => void after(people.drop(team, player_code), tell(say.tookOff(player_name))),
    leave: () => void after(people.drop(team, me), left),
    cancelInvite: ({ invite_id, invitee }) =>
      void after(people.cancelInvite(team, invite_id), tell(say.inviteCancelled(invitee))),
  };
}

function sentenceOf({ key, detail }: PeopleError, say: TeamPanelWords): string {
  if (key === 'sanity-check') return say.sanityCheck;
  if (key === 'answer') return say.answerFailed(detail || say.noAnswerFromHost);
  return detail || say.promoteFailed;
}
