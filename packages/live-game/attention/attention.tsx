import { type Game, type Screen, screenOf } from '@snug/client';
import { useAnnounce, useAwake, useWords } from '@snug/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { roleOf, usePick, useTools } from '../use-live-game.ts';
import { announceGame } from './announce-game.ts';
import { announceRoom } from './announce-room.ts';
import { buzz, canBuzz, mayBuzz } from './buzz.ts';
import { BuzzChoice } from './buzz-choice.tsx';
import { roundSentences } from './round-sentences.ts';
import { attentionWords } from './words.ts';

export { AboveBar } from './above-bar.tsx';

const playing: readonly Screen[] = ['welcome', 'round', 'submitted', 'scoring'];

/**
 * What calls for attention beside what stands above the bar, and keeps the phone awake: announcements, the buzz and its
 * setting, and the wake lock during a round. Fetched once the game is loaded; announces only what came after the game state `opened`, with which the
 * screen began.
 */
export function Attention({ opened }: { opened: Game }) {
  const { words, game, client, slots } = useTools();
  const say = useWords(attentionWords);
  const announce = useAnnounce();
  const screen = usePick(screenOf);
  const lastAnnounced = useRef(opened.said?.n ?? 0);
  useAwake(screen === 'round');

  useEffect(() => {
    // So that the slip stands there the moment that the round is in. What does not come now is asked for again then.
    if (screen === 'round') import('../moments/parts.ts').catch(() => undefined);
  }, [screen]);

  useLayoutEffect(
    () =>
      announceGame({
        game,
        lastAnnounced,
        sentences: {
          ...say.said,
          ...roundSentences(say, game.get),
          nudged: ({ count }) => words.stillThinking(count),
          'round-submitted': () => words.submitted,
          'handed-in': ({ answered, of }) => words.handedIn(answered, of),
          'round-on-phone': ({ number }) => words.roundOnPhone(number),
          late: () => words.late,
          suggested: ({ suggestion }) => words.suggested(suggestion),
          // The feedback says itself whom to rate, or that there is nobody.
          'game-ended': () => (slots.feedback && game.get().view?.feedback_eligible ? say.gameIsOver : words.ended),
        },
        noticeText: ({ key, detail }) => words.notice[key](detail ?? ''),
        connectedAgain: say.connectedAgain,
        announce,
        onArrival: () => roleOf(game.get()) !== 'spectator' && canBuzz() && mayBuzz(client.storage) && buzz(),
      }),
    [game, words, say, announce, client, slots],
  );

  useLayoutEffect(
    () =>
      announceRoom({
        game,
        opened,
        announce,
        say,
        onLastSeconds: () => roleOf(game.get()) !== 'spectator' && canBuzz() && mayBuzz(client.storage) && buzz(),
      }),
    [game, opened, announce, say, client],
  );

  return playing.includes(screen) && <BuzzChoice />;
}
