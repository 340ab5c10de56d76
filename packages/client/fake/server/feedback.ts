import { negativeTags, positiveTags, starsBoundary } from '@snug/contract';
import { type Family, playerOf, refuse } from './asked.ts';
import type { FakePlayer, FakeState } from './state.ts';
import { refusals } from './words.ts';

export const feedback: Family<'needFeedback' | 'sendFeedback'> = {
  needFeedback(asked) {
    const player = playerOf(asked, asked.params.id, 'player');
    return toRate(asked.state, player).map(({ userid, name }) => ({ userid, name }));
  },

  /** One rating per player and quizmaster; the same again is a repeat. */
  sendFeedback(asked) {
    const { params, body, state } = asked;
    const { player_id, player_code } = playerOf(asked, params.id, 'member');
    const { userid, stars, tags, notes } = body;
    if (body.player_code !== player_code) refuse(400, refusals.feedbackOther);
    if (!isOver(state)) refuse(409, refusals.feedbackEarly);
    if (!state.hosts.some((host) => host.userid === userid)) refuse(404, refusals.hostNotFound);
    const fitting: readonly string[] = stars > starsBoundary ? positiveTags : negativeTags;
    if (!tags.every((tag) => fitting.includes(tag))) refuse(400, refusals.feedbackTags);
    const text = JSON.stringify([stars, tags.toSorted(), notes.trim()]);
    const before = state.ratings.find((each) => each.player_id === player_id && each.userid === userid);
    if (before && before.text !== text) refuse(409, refusals.alreadyRated);
    if (!before) state.ratings.push({ player_id, userid, text });
    return { status: 'success' };
  },
};

/** The quizmasters whom a player may rate still: after the end, by who played on a team. */
export function toRate(state: FakeState, { player_id, status }: FakePlayer): FakeState['hosts'] {
  if (!isOver(state) || status !== 'joined') return [];
  return state.hosts.filter(
    ({ userid }) => !state.ratings.some((each) => each.player_id === player_id && each.userid === userid),
  );
}

function isOver({ game: { status } }: FakeState): boolean {
  return status === 'ended' || status === 'finalized';
}
