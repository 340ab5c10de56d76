import { useWords } from '@snug/ui';
import { useId } from 'react';
import { CopyButton } from './copy-button.tsx';
import { snippetOf } from './snippet-text.ts';
import * as css from './sponsors.css.ts';
import { sponsorWords } from './words.ts';

/** What the sponsor puts into its own page to show its questions there. */
export function Snippet({ sponsorKey }: { sponsorKey: string }) {
  const words = useWords(sponsorWords);
  const id = useId();
  const snippet = snippetOf(location.origin, sponsorKey);
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {words.snippetTitle}
      </h2>
      <p className={css.soft}>{words.snippetLead}</p>
      <pre className={css.code}>
        <code>{snippet}</code>
      </pre>
      <p className={css.soft}>{words.snippetTheme('theme="light"')}</p>
      <div className={css.actions}>
        <CopyButton text={snippet}>{words.copySnippet}</CopyButton>
      </div>
    </section>
  );
}
