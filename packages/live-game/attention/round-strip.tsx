import { answeredIn, type Game } from '@snug/client';
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
  if (!notice) return null;

  const { what, next } =
    notice.key === 'handed-in'
      ? { what: handedIn(words, game.get()), next: say.nowLate }
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

function handedIn(words: LiveGameWords, { view }: Game): string {
  const submission = view?.submitted[view.round?.round_order ?? 0];
  const { answered, of } = submission ? answeredIn(submission) : { answered: 0, of: 0 };
  return words.handedIn(answered, of);
}
