import { answeredIn } from '@snug/client';
import type { SubmittedRound } from '@snug/contract';
import { Drawing, IconButton, useWords } from '@snug/ui';
import { close } from '@snug/ui/paths';
import { usePick, useTools } from '../use-live-game.ts';
import type { LiveGameWords } from '../words.ts';
import * as styles from './attention.css.ts';
import { noticeText, standingNotice } from './round-notice-text.ts';
import { attentionWords } from './words.ts';

/**
 * What happened to the round, above the bar where the thumb is, until the team has submitted or somebody closes it. Announced
 * by `announceGame`. Where what had the focus is gone with a recalled question, it goes here.
 */
export function RoundStrip() {
  const { game, words } = useTools();
  const say = useWords(attentionWords);
  const notice = usePick(standingNotice);
  // A late one that the quizmaster counts replaces it while the notice stands.
  const submission = usePick(({ view }) => view?.submitted[view.round?.round_order ?? 0]);
  if (!notice) return null;

  const { what, next } =
    notice.key === 'handed-in'
      ? { what: handedIn(words, submission), next: say.nowLate }
      : noticeText(say, game.get(), notice);
  return (
    <div className={styles.strip} data-round-strip={notice.key}>
      <p className={styles.stripText} data-focus-home>
        <strong className={styles.stripTitle}>{what}</strong>
        {next && ` ${next}`}
      </p>
      <span className={styles.stripClose}>
        <IconButton label={say.gotIt} onClick={game.closeRoundNotice}>
          <Drawing path={close} />
        </IconButton>
      </span>
    </div>
  );
}

function handedIn(words: LiveGameWords, submission: SubmittedRound | undefined): string {
  const { answered, of } = answeredIn(submission);
  return words.handedIn(answered, of);
}
