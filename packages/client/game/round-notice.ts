import type { Game, RoundNotice } from './game.ts';
import { isSameTeam } from './same-team.ts';

/**
 * The game with what has happened to the round on its screen, after a message or a load. It stands until the team has
 * submitted, another round is on, or something newer has happened.
 */
export function withRoundNotice(before: Game, after: Game): Game {
  // What has happened to the round of one team has not happened to another's, nor to a spectator's.
  const isNew = before.view !== after.view;
  const roundNotice = isNew ? (isSameTeam(before, after) ? noticeAfter(before, after) : undefined) : after.roundNotice;
  return roundNotice === after.roundNotice ? after : { ...after, roundNotice };
}

function noticeAfter({ view: was }: Game, { view: now, roundNotice }: Game): RoundNotice | undefined {
  const [before, round] = [was?.round, now?.round];
  if (!before || !round || before.round_id !== round.round_id) return undefined;
  if (round.submitted) {
    if (!now?.submitted[round.round_order]?.at_close) return undefined;
    return roundNotice?.key === 'handed-in' ? roundNotice : { key: 'handed-in' };
  }

  const asked = new Set(round.asked.map(({ question_id }) => question_id));
  const recalled = before.asked.findIndex(({ question_id }) => !asked.has(question_id));
  // Submissions that were closed are opened with the recall.
  if (recalled >= 0)
    return { key: 'recalled', number: recalled + 1, again: before.submitted || !was?.submissions_open };
  // The quizmaster may take a submission back after the close: then the round is not open again.
  if (before.submitted) return { key: now?.submissions_open ? 'reopened' : 'closed' };
  if (was?.submissions_open === now?.submissions_open) return roundNotice;
  if (!now?.submissions_open) return { key: 'closed' };
  return roundNotice?.key === 'closed' ? { key: 'reopened' } : roundNotice;
}

/** The game once the player has closed what is said about the round. */
export function withNoticeSeen(game: Game): Game {
  return game.roundNotice ? { ...game, roundNotice: { ...game.roundNotice, seen: true } } : game;
}
