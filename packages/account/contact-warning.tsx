import { dismissal, isContactMissing, type SnugCore } from '@snug/client';
import { useSession } from '@snug/client/react';
import { Banner, Drawing, IconButton, isPlainClick, LinkButton, Row, useWords } from '@snug/ui';
import { close } from '@snug/ui/paths';
import { type MouseEvent, useState } from 'react';
import { type ContactWarningWords, contactWarningWords } from './contact-warning-words.ts';

export interface ContactWarningProps {
  client: SnugCore;
  /** Where a contact is added. Leave it out where that page is open: the warning then has no link. */
  profile?: string | undefined;
  /** Opens `profile`; without it the browser follows the link. */
  onAdd?(address: string): void;
  /** It was dismissed, and the button that had the focus is gone. */
  onDismiss?(): void;
  words?: Partial<ContactWarningWords>;
}

/** Warns a player with only one contact, without which the account is lost (MENU-09). Dismissed per session. */
export function ContactWarning({ client, profile, onAdd, onDismiss, words }: ContactWarningProps) {
  const say = useWords(contactWarningWords, words);
  const { claims } = useSession(client.session);
  const [, setDismissals] = useState(0);
  // Read at every render: a logout brings the warning back for the next player.
  if (!claims || !isContactMissing(client)) return null;

  function add(event: MouseEvent, address: string) {
    if (!onAdd || !isPlainClick(event)) return;
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
