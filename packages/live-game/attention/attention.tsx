import { type Game, type Screen, screenOf } from '@snug/client';
import { useAnnounce, useAwake, useWords } from '@snug/ui';
import { useLayoutEffect, useRef } from 'react';
import { roleOf, usePick, useTools } from '../use-live-game.ts';
import { ArrivalLine } from './arrival-line.tsx';
import * as styles from './attention.css.ts';
import { buzz, canBuzz, mayBuzz } from './buzz.ts';
import { BuzzChoice } from './buzz-choice.tsx';
import { tell } from './tell.ts';
import { attentionWords } from './words.ts';

const playing: readonly Screen[] = ['welcome', 'round', 'submitted', 'scoring'];

/**
 * All that calls for attention, or keeps the phone ready for it: what is said aloud, the buzz and its choice, and a screen
 * that stays on while a round is played. Fetched as soon as the game is there. What was said and asked in the game that the
 * screen `opened` with is no news; what came since is.
 */
export function Attention({ opened }: { opened: Game }) {
  const { words, game, client } = useTools();
  const say = useWords(attentionWords);
  const announce = useAnnounce();
  const screen = usePick(screenOf);
  const heard = useRef(opened.said?.n ?? 0);
  const place = useRef<HTMLDivElement>(null);
  useAwake(screen === 'round');

  useLayoutEffect(
    () =>
      tell({
        game,
        heard,
        sentences: {
          ...say.said,
          nudged: ({ count }) => words.stillThinking(count),
          'round-submitted': () => words.submitted,
          'game-ended': () => words.ended,
        },
        noticeText: ({ key, detail }) => words.notice[key](detail ?? ''),
        connectedAgain: say.connectedAgain,
        announce,
        onArrival: () => roleOf(game.get()) !== 'watcher' && canBuzz() && mayBuzz(client.storage) && buzz(),
      }),
    [game, words, say, announce, client],
  );

  return (
    <>
      <div ref={place} className={styles.arrivals}>
        <ArrivalLine near={place} opened={opened.view?.round} />
      </div>
      {playing.includes(screen) && <BuzzChoice />}
    </>
  );
}
