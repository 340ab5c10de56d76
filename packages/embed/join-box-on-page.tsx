import { type Caller, Refused } from '@snug/client';
import { gameExists } from '@snug/contract';
import { JoinCode } from '@snug/join-box/code';
import { useRef, useState } from 'react';
import type { ErrorDetail, FoundDetail } from './events.ts';
import { Shell } from './shell.tsx';
import { type EmbedWords, onPageWords } from './words.ts';

export interface JoinBoxOnPageProps {
  /** Of the game server and the venue's site. */
  origin: string;
  call: Caller;
  code: string;
  words: Partial<EmbedWords>;
  /** False keeps the visitor on the page. */
  onFound(found: FoundDetail): boolean;
  onError(error: ErrorDetail): void;
}

type Step = { readonly name: 'asking' | 'finding' | 'leaving'; readonly error?: string };

/**
 * The join box on a page of somebody else: it asks whether the code is open, and nothing more.
 * Who the visitor is, and every login, stays on our own origin, to which it hands over (H61).
 */
export function JoinBoxOnPage({ origin, call, code: given, words, onFound, onError }: JoinBoxOnPageProps) {
  const say = { ...onPageWords, ...words };
  const [step, setStep] = useState<Step>({ name: 'asking' });
  const latest = useRef(0);

  async function find(code: string) {
    const turn = ++latest.current;
    setStep({ name: 'finding' });
    const { href } = new URL(`/join?code=${encodeURIComponent(code)}`, origin);
    const failure = await ask(code);
    if (turn !== latest.current) return;
    if (failure) {
      setStep({ name: 'asking', error: failure.detail });
      onError(failure);
      return;
    }
    if (!onFound({ code, href })) {
      setStep({ name: 'asking' });
      return;
    }
    setStep({ name: 'leaving' });
    location.assign(href);
  }

  async function ask(code: string): Promise<ErrorDetail | undefined> {
    try {
      const { exists } = await call(gameExists, { params: { code }, check: isExists });
      return exists ? undefined : { status_code: 404, detail: say.unknown };
    } catch (cause) {
      if (cause instanceof Refused) return { status_code: cause.status_code, detail: cause.detail };
      return { status_code: 0, detail: say.failed };
    }
  }

  return (
    <Shell>
      <JoinCode
        key={given}
        value={given}
        onFind={find}
        finding={step.name !== 'asking'}
        error={step.error}
        words={step.name === 'leaving' ? { ...words, finding: say.leaving } : words}
      />
    </Shell>
  );
}

/** The one reply this page reads, checked without zod. */
function isExists(reply: unknown): { exists: boolean } {
  if (reply && typeof reply === 'object' && 'exists' in reply && typeof reply.exists === 'boolean') return { exists: reply.exists };
  throw new Error('The reply of gameExists has no boolean "exists".');
}
