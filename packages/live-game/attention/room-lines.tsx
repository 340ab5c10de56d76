import { Drawing, IconButton, useWords } from '@snug/ui';
import { close } from '@snug/ui/paths';
import { useState } from 'react';
import { usePick, useTools } from '../use-live-game.ts';
import * as styles from './attention.css.ts';
import { CountdownLine } from './countdown-line.tsx';
import { attentionWords } from './words.ts';

/** What the quizmaster says to the room, above the bar: a line, a break, the countdown. `announceRoom` says it aloud. */
export function RoomLines() {
  const say = useWords(attentionWords);
  // A countdown says itself that it stands still.
  const isPaused = usePick(({ view }) => view?.paused === true && !view.countdown);
  return (
    <>
      <AnnouncedLine />
      {isPaused && (
        <div className={styles.strip}>
          <p className={styles.stripText}>{say.shortBreak}</p>
        </div>
      )}
      <CountdownLine />
    </>
  );
}

const putAwayKey = 'snug_line_put_away';

/** The quizmaster's line, until they take it away or somebody puts it away on this phone. */
function AnnouncedLine() {
  const say = useWords(attentionWords);
  const { client, game } = useTools();
  const { session } = client.storage;
  const line = usePick(({ view }) => view?.announcement);
  const [putAway, setPutAway] = useState(() => session.get(putAwayKey));
  const name = `${game.get().gameid} ${line?.at}`;
  if (!line || putAway === name) return null;

  function put() {
    session.set(putAwayKey, name);
    setPutAway(name);
  }

  return (
    <div className={styles.strip}>
      <p className={styles.stripText} data-room-line>
        <bdi>{line.text}</bdi>
      </p>
      <span className={styles.stripClose}>
        <IconButton label={say.putAway} onClick={put}>
          <Drawing path={close} />
        </IconButton>
      </span>
    </div>
  );
}
