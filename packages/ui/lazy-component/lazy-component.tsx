import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { useAnnounce } from '../hooks/use-announce.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { type UiWords, uiWords } from '../words/words.ts';
import { useWords } from '../words/words-provider.tsx';

type Component<P> = (props: P) => ReactNode;

/** A component whose script is fetched when it is first rendered, or a little before, with `fetch`. */
export type LazyComponent<P> = Component<P> & {
  /** Fetches the script now, because it is needed soon. Never rejects: a failure is shown where the component is rendered. */
  fetch: () => Promise<void>;
};

export interface LazyComponentOptions {
  /** Wraps the spinner or the error shown until the script is there. `() => null` shows nothing meanwhile, and no error. */
  readonly fallback?: (status: ReactNode) => ReactNode;
}

/**
 * Keeps the script of a component that few people open, or nobody at first, out of the page's first script. Until it has
 * loaded a spinner is shown; when it fails to load, a sentence and a button to try again.
 *
 * @example
 * const TeamPanel = lazyComponent(() => import('./team-panel.tsx').then(({ TeamPanel }) => TeamPanel));
 */
export function lazyComponent<P extends object>(
  load: () => Promise<Component<P>>,
  { fallback = (status) => status }: LazyComponentOptions = {},
): LazyComponent<P> {
  let loaded: Component<P> | undefined;
  let loading: Promise<void> | undefined;

  const loadOnce = (): Promise<void> => {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once, at the top of a module
  function Lazy(props: P) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed' | 'retrying'>(loaded ? 'loaded' : 'loading');

    useEffect(() => {
      if (state !== 'loading' && state !== 'retrying') return;
      let isGone = false;
      loadOnce().then(
        () => isGone || setState('loaded'),
        () => isGone || setState('failed'),
      );
      return () => {
        isGone = true;
      };
    }, [state]);

    const Loaded = state === 'loaded' && loaded;
    if (Loaded) return <Loaded {...props} />;
    return fallback(
      <LoadStatus failed={state !== 'loading'} busy={state === 'retrying'} onRetry={() => setState('retrying')} />,
    );
  }

  return Object.assign(Lazy, { fetch: () => loadOnce().catch(() => undefined) });
}

interface LoadStatusProps {
  readonly failed: boolean;
  /** While it is tried again the button stays, and keeps the focus. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function LoadStatus({ failed, busy, onRetry }: LoadStatusProps) {
  const words: UiWords = useWords(uiWords);
  const announce = useAnnounce();
  const wasBusy = useRef(false);

  useEffect(() => {
    // The sentence is already on the page, so screen readers do not read it out when the second try fails too.
    if (wasBusy.current && !busy) announce(words.didNotArrive, 'assertive');
    wasBusy.current = busy;
  }, [busy, announce, words]);

  if (!failed) return <Spinner label={words.loading} />;
  return (
    <Banner
      tone="danger"
      action={
        <Button busy={busy} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.didNotArrive}
    </Banner>
  );
}
