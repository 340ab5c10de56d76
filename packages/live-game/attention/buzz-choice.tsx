import { Toggle, useWords } from '@snug/ui';
import { useState } from 'react';
import { roleOf, usePick, useTools } from '../use-live-game.ts';
import { allowBuzz, buzz, canBuzz, mayBuzz } from './buzz.ts';
import { attentionWords } from './words.ts';

/** Whether the phone may buzz when a question arrives: quiet, below everything else, where a phone can. */
export function BuzzChoice() {
  const say = useWords(attentionWords);
  const { storage } = useTools().client;
  const watches = usePick((game) => roleOf(game) === 'watcher');
  const [isAllowed, setAllowed] = useState(() => mayBuzz(storage));
  if (watches || !canBuzz()) return null;

  function choose(on: boolean) {
    allowBuzz(storage, on);
    setAllowed(on);
    // So that one knows what was switched on.
    if (on) buzz();
  }

  return <Toggle label={say.buzz} hint={say.buzzHint} checked={isAllowed} onChange={choose} />;
}
