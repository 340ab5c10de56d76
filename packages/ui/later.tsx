import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';
import { useAnnounce } from './voice.ts';
import { type UiWords, uiWords } from './words.ts';
import { useWords } from './words-provider.tsx';

type Part<P> = (props: P) => ReactNode;

/** A part whose script comes when it is first shown, or a little before, with `fetch`. */
export type Later<P> = Part<P> & {
  /** Fetches the script now, because it will be wanted soon. One that does not arrive is told when it is shown: never rejects. */
  fetch: () => Promise<void>;
};

export interface LaterOptions {
  /** What is shown until the part is there, made of what says so. `() => null` for a part that nobody waits for, nor misses. */
  readonly meanwhile?: (says: ReactNode) => ReactNode;
}

/**
 * Keeps the script of a part that few people open, or none at first, out of the page's first one. Until it is there a
 * spinner says so; where it does not arrive, a sentence and a button do.
 *
 * @example
 * const TeamPanel = later(() => import('./team-panel.tsx').then(({ TeamPanel }) => TeamPanel));
 */
export function later<P extends object>(
  load: () => Promise<Part<P>>,
  { meanwhile = (says) => says }: LaterOptions = {},
): Later<P> {
  let arrived: Part<P> | undefined;
  let coming: Promise<void> | undefined;

  const come = (): Promise<void> => {
    coming ??= load().then(
      (part) => {
        arrived = part;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once, at the top of a module
  function Later(props: P) {
    const [state, setState] = useState<'coming' | 'there' | 'failed' | 'again'>(arrived ? 'there' : 'coming');

    useEffect(() => {
      if (state !== 'coming' && state !== 'again') return;
      let isGone = false;
      come().then(
        () => isGone || setState('there'),
        () => isGone || setState('failed'),
      );
      return () => {
        isGone = true;
      };
    }, [state]);

    const Arrived = state === 'there' && arrived;
    if (Arrived) return <Arrived {...props} />;
    return meanwhile(
      <OnItsWay failed={state !== 'coming'} busy={state === 'again'} onAgain={() => setState('again')} />,
    );
  }

  return Object.assign(Later, { fetch: () => come().catch(() => undefined) });
}

interface OnItsWayProps {
  readonly failed: boolean;
  /** Asked for again: the button stays, with the focus. */
  readonly busy: boolean;
  readonly onAgain: () => void;
}

function OnItsWay({ failed, busy, onAgain }: OnItsWayProps) {
  const words: UiWords = useWords(uiWords);
  const announce = useAnnounce();
  const wasBusy = useRef(false);

  useEffect(() => {
    // The sentence stands there already, so readers would not hear that it holds.
    if (wasBusy.current && !busy) announce(words.didNotArrive, 'assertive');
    wasBusy.current = busy;
  }, [busy, announce, words]);

  if (!failed) return <Spinner label={words.loading} />;
  return (
    <Banner
      tone="danger"
      action={
        <Button busy={busy} onClick={onAgain}>
          {words.retry}
        </Button>
      }
    >
      {words.didNotArrive}
    </Banner>
  );
}
