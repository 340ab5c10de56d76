import type { Game } from '@snug/client';
import { roleOf } from '../use-live-game.ts';
import type { Sentences } from './combine-announcements.ts';
import { noticeText, standingNotice } from './round-notice-text.ts';
import type { AttentionWords } from './words.ts';

type RoundSentences = Pick<
  Sentences,
  'question-added' | 'questions-arrived' | 'question-recalled' | 'submissions-open' | 'submission-reset'
>;

/** What is announced of the round: clues by their name, and a round that is open again as it stands on the screen. */
export function roundSentences(say: AttentionWords, get: () => Game): RoundSentences {
  const hasClues = () => get().view?.round?.single_answer;
  const plain = say.said;

  /** As it stands on the screen. */
  function shown(notice: Parameters<typeof noticeText>[2]): string {
    const { what, next } = noticeText(say, get(), notice);
    return next ? `${what} ${next}` : what;
  }

  return {
    'question-added': (v) => (hasClues() ? say.clueAdded(v.number, v.text) : plain['question-added'](v)),
    'questions-arrived': (v) => (hasClues() ? say.cluesArrived(v.count) : plain['questions-arrived'](v)),
    'question-recalled': ({ number, again }) =>
      shown({ key: 'recalled', number, again: again && roleOf(get()) !== 'spectator' }),
    'submissions-open': (v) =>
      standingNotice(get())?.key === 'reopened' ? shown({ key: 'reopened' }) : plain['submissions-open'](v),
    'submission-reset': () => shown({ key: 'reopened' }),
  };
}
