import { Button, EmptyState, useWords } from '@snug/ui';
import { Component, type ReactNode } from 'react';
import { consoleWords } from './words.ts';

/** Catches a bug in the console: shows a sentence and a reload button. The game itself continues on the server. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <ErrorMessage /> : this.props.children;
  }
}

function ErrorMessage() {
  const words = useWords(consoleWords);
  return (
    <EmptyState title={words.crashedTitle}>
      {words.crashed}
      <Button onClick={() => location.reload()}>{words.reload}</Button>
    </EmptyState>
  );
}
