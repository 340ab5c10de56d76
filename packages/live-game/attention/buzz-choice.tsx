import { Toggle, useWords } from '@snug/ui';
import { useState } from 'react';
import { roleOf, usePick, useTools } from '../use-live-game.ts';
import { allowBuzz, buzz, canBuzz, mayBuzz } from './buzz.ts';
import { attentionWords } from './words.ts';

/** The setting whether the phone buzzes when a question arrives. Shown only to players on phones that can. */
export function BuzzChoice() {
  const say = useWords(attentionWords);
  const { storage } = useTools().client;
  const isSpectator = usePick((game) => roleOf(game) === 'spectator');
  const [isAllowed, setAllowed] = useState(() => mayBuzz(storage));
  if (isSpectator || !canBuzz()) return null;

  function choose(on: boolean) {
    allowBuzz(storage, on);
    setAllowed(on);
    // Lets people feel what they switched on.
    if (on) buzz();
  }

  return <Toggle label={say.buzz} hint={say.buzzHint} checked={isAllowed} onChange={choose} />;
}
