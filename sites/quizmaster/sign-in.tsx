import { isNetworkError, Refused } from '@snug/client';
import { hostSignIn } from '@snug/contract';
import { Banner, Button, Heading, Logo, Spinner, Stack, Text, TextInput, useWords } from '@snug/ui';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useHostClient } from './host-client.ts';
import * as css from './page.css.ts';
import { linkIn } from './sign-in-link.ts';
import { consoleWords } from './words.ts';

interface Props {
  /** The one-time text of the sign-in link that opened the page. */
  readonly link?: string | undefined;
  /** A link was tried and is used up, whether it worked or not. */
  readonly onTried: () => void;
}

/** Trades one-time links for a session: the one of the address at once, others as they are pasted. */
function useTrade({ link, onTried }: Props) {
  const words = useWords(consoleWords);
  const { session, call, wasSignedOut, signOutNotice } = useHostClient();
  const [pasted, setPasted] = useState('');
  const [error, setError] = useState(() =>
    wasSignedOut() && signOutNotice?.text === undefined && link === undefined ? words.signedOut : undefined,
  );
  const [isNoLink, setNoLink] = useState(false);
  const [busy, setBusy] = useState(link !== undefined);

  const trade = useCallback(
    async (text: string) => {
      setBusy(true);
      setError(undefined);
      try {
        const { token } = await call(hostSignIn, { body: { link: text }, stays: true });
        if (signOutNotice) signOutNotice.text = undefined;
        session.setToken(token);
      } catch (refusal) {
        const isReplaced = refusal instanceof Refused && refusal.status_code === 410;
        const sentence = isReplaced ? words.linkReplaced : words.linkUsed;
        setError(isNetworkError(refusal) ? words.signInFailed : sentence);
        // A network error does not use the link up, so it stays in the field for another try.
        if (isNetworkError(refusal)) setPasted(text);
      }
      setBusy(false);
      onTried();
    },
    [call, session, signOutNotice, onTried, words],
  );

  // The link works once, so it is sent once, even though React's strict mode mounts twice in development.
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (link === undefined || sent.current === link) return;
    sent.current = link;
    void trade(link);
  }, [link, trade]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = linkIn(pasted);
    setNoLink(found === undefined);
    setError(undefined);
    if (found !== undefined) void trade(found);
  };

  /** What was said was about the text before. */
  const paste = (text: string) => {
    setPasted(text);
    setNoLink(false);
    setError(undefined);
  };

  /** Beside an error it would be about something earlier. */
  const signOutText = error === undefined && link === undefined ? signOutNotice?.text : undefined;

  return { pasted, paste, error, signOutText, isNoLink, busy, submit };
}

/** The sign-in page: takes a one-time link, from the address or pasted. */
export function SignIn(props: Props) {
  const words = useWords(consoleWords);
  const { pasted, paste, error, signOutText, isNoLink, busy, submit } = useTrade(props);
  return (
    <main className={css.signIn}>
      <Stack gap={6}>
        <div className={css.brand}>
          <Logo /> <span className={css.product}>{words.product}</span>
        </div>
        <Stack gap={2}>
          <Heading level={1}>{words.signInTitle}</Heading>
          <Text tone="soft">{words.signInLead}</Text>
        </Stack>
        {busy && props.link !== undefined ? (
          <Spinner label={words.signingIn} />
        ) : (
          <form onSubmit={submit} noValidate>
            <Stack gap={4}>
              {signOutText !== undefined && (
                <Banner tone="good" silent>
                  {signOutText}
                </Banner>
              )}
              {error !== undefined && <Banner tone="danger">{error}</Banner>}
              <TextInput
                label={words.linkLabel}
                hint={words.linkHint}
                error={isNoLink ? words.linkEmpty : undefined}
                value={pasted}
                onChange={paste}
                placeholder={words.linkPlaceholder}
                autoComplete="off"
                inputMode="url"
              />
              <Button kind="main" type="submit" busy={busy}>
                {words.signIn}
              </Button>
            </Stack>
          </form>
        )}
      </Stack>
    </main>
  );
}
