import { dismissal, isContactMissing, type SnugCore } from '@snug/client';
import { useSession } from '@snug/client/react';
import { Banner, Drawing, IconButton, LinkButton, Row, useWords } from '@snug/ui';
import { close } from '@snug/ui/paths';
import { type MouseEvent, useState } from 'react';
import { type ContactWarningWords, contactWarningWords } from './contact-warning-words.ts';
import { isPlainPress } from './is-plain-press.ts';

export interface ContactWarningProps {
  client: SnugCore;
  /** Where a contact is added; without it the warning leads nowhere, as where that page is open. */
  profile?: string | undefined;
  /** Goes to `profile`; the browser does where this is left out. */
  onAdd?(address: string): void;
  /** It was put away, and with it the button that had the focus. */
  onDismiss?(): void;
  words?: Partial<ContactWarningWords>;
}

/** Warns whoever has one contact alone: who loses it has lost the account (MENU-09). Put away, it stays so for the session. */
export function ContactWarning({ client, profile, onAdd, onDismiss, words }: ContactWarningProps) {
  const say = useWords(contactWarningWords, words);
  const { claims } = useSession(client.session);
  const [, setDismissals] = useState(0);
  // Asked each time: a logout brings it back for whoever is next.
  if (!claims || !isContactMissing(client)) return null;

  function add(event: MouseEvent, address: string) {
    if (!onAdd || !isPlainPress(event)) return;
    event.preventDefault();
    onAdd(address);
  }

  const { email } = claims;
  const actions = (
    <Row>
      {profile && (
        <LinkButton href={profile} onClick={(event) => add(event, profile)}>
          {email ? say.addPhone : say.addEmail}
        </LinkButton>
      )}
      <IconButton
        label={say.dismiss}
        onClick={() => {
          dismissal(client.storage, 'dismissed_2fa_warn').dismiss();
          setDismissals((count) => count + 1);
          onDismiss?.();
        }}
      >
        <Drawing path={close} />
      </IconButton>
    </Row>
  );
  return (
    <Banner tone="info" action={actions}>
      {email ? say.lacksPhone : say.lacksEmail}
    </Banner>
  );
}
