import type { SnugCore } from '@snug/client';
import { Button, Card, Heading, Logo, Stack, TextLink, useWords } from '@snug/ui';
import { type ReactNode, useId } from 'react';
import { CodeStep } from './code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import * as styles from './login.css.ts';
import { useLogin } from './use-login.ts';
import { type LoginWords, loginWords } from './words.ts';

export interface LoginProps {
  client: SnugCore;
  /** The venue's sign; ours where none is given (AUTH-01). */
  logo?: ReactNode;
  /** The in-app address to come back to (AUTH-08). Whoever read it from a query has already refused foreign ones. */
  previous?: string;
  onDone(address: string): void;
  onGuest(): void;
  /** Where the privacy policy and the terms of use are (AUTH-07, OPEN-06). */
  links?: { readonly privacy?: string; readonly terms?: string };
  words?: Partial<LoginWords>;
}

/** Log in with an email or a phone number and a one-time code (AUTH-01 … AUTH-11). */
export function Login({ client, previous = '/', logo = <Logo />, onDone, onGuest, links = {}, words }: LoginProps) {
  const say = useWords(loginWords, words);
  const login = useLogin(client, say.somethingWrong, () => onDone(previous));
  const headingId = useId();

  function goAsGuest() {
    client.session.continueAsGuest();
    onGuest();
  }

  return (
    <Stack gap={6}>
      <div className={styles.logo}>{logo}</div>
      <Card labelledBy={headingId}>
        <Stack gap={6}>
          <Heading level={1} id={headingId}>
            {login.challenge ? say.checkMessages : say.logInWith}
          </Heading>
          {login.challenge ? (
            <CodeStep login={login} sentTo={login.challenge.sentTo} sent={login.challenge.sent} words={say} />
          ) : (
            <ContactStep login={login} words={say} />
          )}
        </Stack>
      </Card>
      <Button kind="quiet" onClick={goAsGuest}>
        {say.continueAsGuest}
      </Button>
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
