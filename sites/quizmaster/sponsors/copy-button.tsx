import { Button, useAnnounce, useWords } from '@snug/ui';
import { useState } from 'react';
import { copyText } from '../copy-text.ts';
import * as css from './sponsors.css.ts';
import { sponsorWords } from './words.ts';

/** Copies a text, and says whether it did: a browser may not allow it. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const words = useWords(sponsorWords);
  const announce = useAnnounce();
  const [result, setResult] = useState<string>();
  const copy = async () => {
    const says = (await copyText(text)) ? words.copied : words.notCopied;
    setResult(says);
    announce(says);
  };
  return (
    <>
      <Button onClick={() => void copy()}>{children}</Button>
      {result !== undefined && <span className={css.soft}>{result}</span>}
    </>
  );
}
