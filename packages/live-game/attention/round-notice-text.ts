import { type Game, isOnItsWay, type RoundNotice, screenOf } from '@snug/client';
import { roleOf } from '../use-live-game.ts';
import type { AttentionWords } from './words.ts';

/** What is said of the round to the player's team: what happened, then what to do about it, if anything. */
export interface NoticeText {
  readonly what: string;
  readonly next?: string;
}

/** The notice that stands on the screen: of a round that nobody is submitting or has submitted, or whose captain goes on. */
export function standingNotice(game: Game): RoundNotice | undefined {
  const { roundNotice: notice, view, submitting } = game;
  if (!notice || notice.seen || isOnItsWay(submitting) || roleOf(game) === 'spectator') return undefined;
  return !view?.round?.submitted || screenOf(game) === 'round' ? notice : undefined;
}

export function noticeText(
  say: AttentionWords,
  game: Game,
  notice: Exclude<RoundNotice, { key: 'handed-in' }>,
): NoticeText {
  const isCaptain = roleOf(game) === 'captain';
  const reopened = { what: say.said['submission-reset']({}), next: isCaptain ? say.submitAgain : say.captainSubmits };
  switch (notice.key) {
    case 'closed': {
      const what = say.said['submissions-closed']({});
      return isCaptain ? { what, next: say.nowLate } : { what };
    }
    case 'reopened':
      return reopened;
    case 'recalled': {
      const isClue = game.view?.round?.single_answer;
      const what = isClue ? say.clueRecalled(notice.number) : say.said['question-recalled'](notice);
      return notice.again ? { ...reopened, what: `${what} ${reopened.what}` } : { what };
    }
  }
}
