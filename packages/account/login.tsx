import type { SnugCore } from '@snug/client';
import { Card, Heading, isPlainClick, LinkButton, Logo, Stack, TextLink, useIsLong, useWords } from '@snug/ui';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { type CodeWords, codeWords } from './code-words.ts';
import { ContactStep } from './contact-step.tsx';
import * as styles from './login.css.ts';
import { type LoginWords, loginWords } from './login-words.ts';
import { useIsFirstScreen } from './use-is-first-screen.ts';
import { useLogin } from './use-login.ts';

export interface LoginProps {
  client: SnugCore;
  /** The venue's logo; Snug's unless given (AUTH-01). */
  logo?: ReactNode;
  /** The in-app address to return to (AUTH-08). Read from a query, it must be checked to stay in the app. */
  previous?: string;
  /** Where a guest continues, if not at `previous`. */
  guest?: string;
  onDone(address: string): void;
  onGuest(address: string): void;
  /** The addresses of the privacy policy and the terms of use (AUTH-07, OPEN-06). */
  links?: { readonly privacy?: string; readonly terms?: string };
  /** The clock; tests replace it. */
  now?: () => number;
  words?: Partial<LoginWords & CodeWords>;
}

/**
 * Logs in with an email or a phone number and a one-time code (AUTH-01 … AUTH-11). Long: one screen, told in the order
 * of its parts.
 */
export function Login({
  client,
  previous = '/',
  guest = previous,
  logo = <Logo />,
  onDone,
  onGuest,
  links = {},
  now = Date.now,
  words,
}: LoginProps) {
  const say = { ...useWords(codeWords, words), ...useWords(loginWords, words) };
  const login = useLogin(client, say, now, () => onDone(previous));
  const [isResending, setResending] = useState(false);
  const isLong = useIsLong(isResending, say.longWait);
  const headingId = useId();
  const isFirst = useIsFirstScreen();

  async function resend() {
    setResending(true);
    await login.resend();
    setResending(false);
  }

  function goAsGuest(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    login.giveUp();
    client.session.continueAsGuest();
    onGuest(guest);
  }

  return (
    <Stack gap={6}>
      <div className={styles.logo}>{logo}</div>
      <Card labelledBy={headingId}>
        <Stack gap={6}>
          <Heading level={1} id={headingId}>
            {login.pending ? say.checkMessages : say.logInWith}
          </Heading>
          {login.pending ? (
            <CodeStep
              sentTo={login.sentTo}
              sent={login.pending.sent}
              sentAt={login.pending.sentAt}
              now={now}
              takesFocus={!isFirst}
              error={login.error}
              back={say.otherContact}
              onConfirm={login.confirm}
              onResend={resend}
              onBack={login.restart}
              words={isLong ? { ...words, sendingCode: say.longWait } : words}
            />
          ) : (
            <ContactStep login={login} takesFocus={!isFirst} words={say} />
          )}
        </Stack>
      </Card>
      <LinkButton href={guest} onClick={goAsGuest}>
        {say.continueAsGuest}
      </LinkButton>
      <p className={styles.legal}>
        {links.privacy && (
          <TextLink href={links.privacy} external>
            {say.privacy}
          </TextLink>
        )}
        {links.terms && (
          <TextLink href={links.terms} external>
            {say.terms}
          </TextLink>
        )}
      </p>
    </Stack>
  );
}
