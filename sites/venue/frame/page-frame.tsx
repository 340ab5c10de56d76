import { Button, Spinner, Stack, uiWords, useWords } from '@snug/ui';
import { useEffect, useRef, useState } from 'react';
import type { Page, routes } from '../routes.ts';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import { focusHeading } from './focus-heading.ts';
import * as styles from './page-frame.css.ts';

export interface PageFrameProps {
  route: (typeof routes)[number];
  params: Readonly<Record<string, string>>;
  /** Whether the page moves the focus to its heading; the first page does not. */
  takesFocus: boolean;
}

/** One page: sets the title, loads the page's script if it has one of its own, and focuses the heading. */
export function PageFrame({ route, params, takesFocus }: PageFrameProps) {
  const say = useWords(siteWords);
  const { loading, retry } = useWords(uiWords);
  const { venue } = useSite();
  const [page, setPage] = useState<{ readonly Page?: Page; readonly failed?: boolean }>({ Page: route.page });
  const frame = useRef<HTMLDivElement>(null);
  const { Page, failed } = page;

  useEffect(() => {
    document.title = `${say.title[route.title]} · ${venue.name}`;
  }, [say, route, venue]);

  useEffect(() => {
    if (page.Page || page.failed || !route.load) return;
    let left = false;
    route.load().then(
      (Page) => left || setPage({ Page }),
      () => left || setPage({ failed: true }),
    );
    return () => {
      left = true;
    };
  }, [page, route]);

  useEffect(() => {
    if (!Page || !frame.current || !takesFocus) return;
    return focusHeading(frame.current);
  }, [Page, takesFocus]);

  return (
    <div ref={frame} className={styles.frame} tabIndex={-1}>
      {Page && <Page params={params} />}
      {!Page && !failed && (
        <div className={styles.waiting}>
          <Spinner label={loading} />
        </div>
      )}
      {failed && (
        <main className={styles.waiting}>
          <Stack gap={4}>
            <h1 className={styles.sentence}>{say.unreachable}</h1>
            {/* Reloads the whole page, because a deploy renames the script. The answers are stored on this device. */}
            <Button kind="main" onClick={() => location.reload()}>
              {retry}
            </Button>
          </Stack>
        </main>
      )}
    </div>
  );
}
