import { Button, EmptyState, useWords } from '@snug/ui';
import { Component, type ReactNode } from 'react';
import { consoleWords } from './words.ts';

/** Where a bug of ours ends: one sentence, and the way back. The night itself goes on at the server. */
export class Crash extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const words = useWords(consoleWords);
  return (
    <EmptyState title={words.crashedTitle}>
      {words.crashed}
      <Button onClick={() => location.reload()}>{words.reload}</Button>
    </EmptyState>
  );
}
