import { Refused } from '@snug/client';
import { hostMe, hostSetTips } from '@snug/contract';
import { Button, TextInput, useAnnounce, useWords } from '@snug/ui';
import { useCallback, useEffect, useState } from 'react';
import { useHostClient } from './host-client.ts';
import * as css from './page.css.ts';
import { useLoaded } from './use-loaded.ts';
import { consoleWords } from './words.ts';

/** The quizmaster's own handle for tips, which phones show at the end. It comes with what is saved now, and is empty for none. */
export function Tips() {
  const words = useWords(consoleWords);
  const announce = useAnnounce();
  const { call } = useHostClient();
  const load = useCallback((signal: AbortSignal) => call(hostMe, { signal }), [call]);
  const { value: me } = useLoaded(load);
  const [handle, setHandle] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => setHandle(me?.tip_handle), [me]);
  if (handle === undefined) return null;

  async function save(text: string) {
    setBusy(true);
    setError(undefined);
    try {
      await call(hostSetTips, { body: { handle: text.trim() } });
      announce(words.tipsSaved);
    } catch (failure) {
      setError(failure instanceof Refused ? failure.detail : words.commandFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={css.tips} aria-label={words.tips}>
      <TextInput
        label={words.tips}
        hint={words.tipsHint}
        error={error}
        value={handle}
        onChange={setHandle}
        onEnter={() => void save(handle)}
        autoComplete="off"
      />
      <Button busy={busy} onClick={() => void save(handle)}>
        {words.saveTips}
      </Button>
    </section>
  );
}
