import { JoinCode } from '@snug/join-box/code';
import { useEffect, useRef, useState } from 'react';
import type { ErrorDetail, FoundDetail } from './events.ts';
import { isGameOpen } from './is-game-open.ts';
import { Shell } from './shell.tsx';
import { type EmbedWords, onPageWords } from './words.ts';

export interface JoinBoxOnPageProps {
  /** The origin of the game server and the venue's site. */
  origin: string;
  code: string;
  words: Partial<EmbedWords>;
  /** Returning false keeps the visitor on the page. */
  onFound(found: FoundDetail): boolean;
  onError(error: ErrorDetail): void;
}

/**
 * The join box on a foreign page. It only checks whether the code is open; logins stay on Snug's own origin, where it
 * sends the visitor (H61).
 */
export function JoinBoxOnPage({ origin, code: given, words, onFound, onError }: JoinBoxOnPageProps) {
  const say = { ...onPageWords, ...words };
  const [step, setStep] = useState<'asking' | 'finding' | 'leaving'>('asking');
  const [error, setError] = useState<string>();
  /** Counts searches: only the latest one of a mounted box may have an effect. */
  const latestSearch = useRef(0);
  useEffect(
    () => () => {
      latestSearch.current += 1;
    },
    [],
  );

  async function find(code: string) {
    const search = ++latestSearch.current;
    setStep('finding');
    setError(undefined);
    const failure = await failureOf(code);
    if (search !== latestSearch.current) return;
    setStep('asking');
    if (failure) {
      setError(failure.detail);
      onError(failure);
      return;
    }
    const { href } = new URL(`/join?code=${encodeURIComponent(code)}`, origin);
    if (!onFound({ code, href })) return;
    setStep('leaving');
    location.assign(href);
  }

  async function failureOf(code: string): Promise<ErrorDetail | undefined> {
    try {
      const open = await isGameOpen(origin, code);
      if (open === true) return undefined;
      return open === false ? { status_code: 404, detail: say.unknown } : open;
    } catch {
      return { status_code: 0, detail: say.failed };
    }
  }

  return (
    <Shell>
      <JoinCode
        key={given}
        value={given}
        onFind={find}
        finding={step !== 'asking'}
        error={error}
        words={step === 'leaving' ? { ...words, findingGame: say.leaving } : words}
      />
    </Shell>
  );
}
