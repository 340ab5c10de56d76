import type { HostRound, RehearsalFinding } from '@snug/contract';
import { useEffect, useState } from 'react';

/** A picture that takes longer is not there for a room that waits. */
const loadMs = 15_000;

/**
 * The pictures on other sites that do not load in this browser: the server looks at its own alone, since one that fetches
 * whatever address a pack names could be sent where nobody else gets.
 */
export function useMissingPictures(rounds: readonly HostRound[]): readonly RehearsalFinding[] {
  const [missing, setMissing] = useState<readonly RehearsalFinding[]>([]);
  // A game that is followed live is another one with each message; its pictures are the same.
  const addresses = JSON.stringify(rounds.flatMap(picturesElsewhere));
  useEffect(() => {
    const over = new AbortController();
    setMissing([]);
    for (const finding of JSON.parse(addresses) as RehearsalFinding[]) {
      loads(finding.text, over.signal).then((isThere) => {
        if (!isThere && !over.signal.aborted) setMissing((before) => [...before, finding]);
      });
    }
    return () => over.abort();
  }, [addresses]);
  return missing;
}

function picturesElsewhere({ round_order, questions }: HostRound): RehearsalFinding[] {
  return questions
    .filter(({ image }) => /^https?:/.test(image))
    .map(({ image, question_id, question_index }) => {
      return { kind: 'picture-gone', round_order, question_id, question_index, text: image };
    });
}

function loads(address: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    const settle = (isThere: boolean) => () => {
      clearTimeout(timer);
      resolve(isThere);
    };
    const timer = setTimeout(settle(false), loadMs);
    picture.onload = settle(true);
    picture.onerror = settle(false);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      picture.src = '';
    });
    picture.src = address;
  });
}
