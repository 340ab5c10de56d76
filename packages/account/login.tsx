import type { SnugCore } from '@snug/client';
import { Card, Heading, LinkButton, Logo, Stack, TextLink, useWords } from '@snug/ui';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { CodeStep } from './code-step.tsx';
import { type CodeWords, codeWords } from './code-words.ts';
import { ContactStep } from './contact-step.tsx';
import { isPlainPress } from './is-plain-press.ts';
import * as styles from './login.css.ts';
import { type LoginWords, loginWords } from './login-words.ts';
import { useIsFirst } from './use-is-first.ts';
import { useLogin } from './use-login.ts';

export interface LoginProps {
  client: SnugCore;
  /** The venue's sign; ours where none is given (AUTH-01). */
  logo?: ReactNode;
  /** The in-app address to come back to (AUTH-08). Whoever read it from a query has already refused foreign ones. */
  previous?: string;
  /** Where a guest goes on, where that is not `previous`. */
  guest?: string;
  onDone(address: string): void;
  onGuest(address: string): void;
  /** Where the privacy policy and the terms of use are (AUTH-07, OPEN-06). */
  links?: { readonly privacy?: string; readonly terms?: string };
  /** What time it is, where that is not the device's own: a test's. */
  now?: () => number;
  words?: Partial<LoginWords & CodeWords>;
}

/** Log in with an email or a phone number and a one-time code (AUTH-01 … AUTH-11). */
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
  const headingId = useId();
  const isFirst = useIsFirst();

  function goAsGuest(event: MouseEvent) {
    if (!isPlainPress(event)) return;
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
            {login.open ? say.checkMessages : say.logInWith}
          </Heading>
          {login.open ? (
            <CodeStep
              sentTo={login.sentTo}
              sent={login.open.sent}
              sentAt={login.open.sentAt}
              now={now}
              takesFocus={!isFirst}
              error={login.error}
              back={say.otherContact}
              onConfirm={login.confirm}
              onResend={login.resend}
              onBack={login.restart}
              words={words}
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
