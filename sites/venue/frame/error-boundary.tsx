import { Button, Stack } from '@snug/ui';
import { Component, type ReactNode } from 'react';
import { siteWords } from '../words.ts';
import * as styles from './page-frame.css.ts';

/** The last net: a bug in a page shows a calm sentence, and nothing that was typed is lost by it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main className={styles.waiting}>
        <Stack gap={4}>
          <h1 className={styles.sentence}>{siteWords.brokenTitle}</h1>
          <p>{siteWords.broken}</p>
          <Button kind="main" onClick={() => location.reload()}>
            {siteWords.reload}
          </Button>
        </Stack>
      </main>
    );
  }
}
