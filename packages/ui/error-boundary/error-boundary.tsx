import { Component, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { rescueFocus } from '../focus/rescue-focus.ts';
import { type StatusWords, statusWords } from '../words/status-words.ts';
import { useWords } from '../words/words-provider.tsx';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** Replaces the sentence and its button. `tryAgain` mounts the children again. */
  fallback?: ReactNode | ((error: unknown, tryAgain: () => void) => ReactNode);
  /** Called once for each error, to log it. */
  onError?: (error: unknown) => void;
  words?: Partial<StatusWords>;
};

type State = { broken?: { error: unknown } };

/** Shows a calm sentence in place of a part of the page that throws; the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  tryAgain = () => this.mountAgain(rootWithFocus());

  mountAgain(root: Document | ShadowRoot) {
    this.setState({ broken: undefined }, () => rescueFocus(root));
  }

  override render() {
    const { children, fallback, words } = this.props;
    const { broken } = this.state;
    if (!broken) return children;
    if (typeof fallback === 'function') return fallback(broken.error, this.tryAgain);
    return fallback === undefined ? <Broken onAgain={(root) => this.mountAgain(root)} words={words} /> : fallback;
  }
}

type BrokenProps = { onAgain: (root: Document | ShadowRoot) => void; words?: Partial<StatusWords> };

function Broken({ onAgain, words: override }: BrokenProps) {
  const words = useWords(statusWords, override);
  return (
    <div role="alert">
      <EmptyState title={words.brokenPartTitle}>
        {words.brokenPart}
        <Button onClick={(event) => onAgain(event.currentTarget.getRootNode() as Document | ShadowRoot)}>
          {words.mountAgain}
        </Button>
      </EmptyState>
    </div>
  );
}

/** The root of the focused element. Some browsers do not focus a clicked button; then it is the document. */
function rootWithFocus(): Document | ShadowRoot {
  let root: Document | ShadowRoot = document;
  while (root.activeElement?.shadowRoot) root = root.activeElement.shadowRoot;
  return root;
}
