import { useWords } from '@snug/ui';
import { useState } from 'react';
import { cap } from '../key-cap.css.ts';
import * as css from './key-legend.css.ts';
import { deskWords } from './words.ts';

/** With fewer lines than these, the answers need the room. */
const roomyRem = 40;

/** The keys of the desk and what they do, where there is a keyboard. It opens by itself where there is room, also for large text. */
export function KeyLegend() {
  const words = useWords(deskWords);
  const { mark } = words;
  const [isOpen, setOpen] = useState(isRoomy);
  const pairs: readonly (readonly [keys: string, does: string])[] = [
    ['↑ ↓', words.keyRows],
    ['F', mark.full],
    ['H', mark.half],
    ['N', mark.none],
    ['L', words.funny],
    [words.enterKey, words.keyTake],
    [`${words.shiftKey} ${words.enterKey}`, words.keyTakeAll],
    ['← →', words.keyTexts],
    ['[ ]', words.keyQuestions],
    ['A', words.acceptEveryone],
    ['Z', words.undo],
    ['B', words.blind],
  ];
  return (
    <aside className={css.keys} aria-label={words.deskKeysTitle}>
      <button type="button" className={css.keysButton} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.deskKeysTitle}
      </button>
      {isOpen && (
        <div className={css.keyPairs}>
          {pairs.map(([keys, does]) => (
            <span key={keys} className={css.keyPair}>
              <kbd className={cap}>{keys}</kbd> {does}
            </span>
          ))}
        </div>
      )}
    </aside>
  );
}

function isRoomy(): boolean {
  const { fontSize } = getComputedStyle(document.documentElement);
  return window.innerHeight >= roomyRem * Number.parseFloat(fontSize);
}
