import { Button, Stack, useWords } from '@snug/ui';
import { Component, type ReactNode } from 'react';
import { siteWords } from '../words.ts';
import * as styles from './page-frame.css.ts';

/** Catches a bug in a page and shows a sentence. Answers that the player typed are stored and survive the reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const say = useWords(siteWords);
  return (
    <main className={styles.waiting}>
      <Stack gap={4}>
        <h1 className={styles.sentence}>{say.brokenTitle}</h1>
        <p>{say.broken}</p>
        <Button kind="main" onClick={() => location.reload()}>
          {say.reload}
        </Button>
      </Stack>
    </main>
  );
}
