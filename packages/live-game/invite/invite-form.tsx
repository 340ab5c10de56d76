import { contactOf, contactText, type Inviting, type InvitingError } from '@snug/client';
import { useWatched } from '@snug/client/react';
import { Button, RoomFor, StateDot, TextInput, useAnnounce, useWords } from '@snug/ui';
import { type FormEvent, useRef } from 'react';
import * as styles from './invite-teammate.css.ts';
import { type InviteTeammateWords, inviteTeammateWords } from './words.ts';

/** Invites teammates by email or phone, one at a time (RULE-08 … RULE-11). */
export function InviteForm({ inviting }: { inviting: Inviting }) {
  const say = useWords(inviteTeammateWords);
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const { typed, busy, error, sent } = useWatched(inviting);

  async function send(event?: FormEvent) {
    event?.preventDefault();
    const wentOut = await inviting.send();
    // The dialog is closed by now.
    if (!field.current) return;
    const last = inviting.get().sent.at(-1);
    if (wentOut && last) announce(say.inviteSent(contactText(last)));
    // The button is disabled while the field is empty, and a disabled button loses the focus.
    field.current.focus();
  }

  return (
    <>
      <form className={styles.line} onSubmit={send} noValidate>
        <div className={styles.field}>
          <RoomFor sentence={say.neitherContact} said={error !== undefined}>
            <TextInput
              label={say.emailOrPhone}
              error={error && sentenceOf(error, say)}
              value={typed}
              onChange={inviting.type}
              onBlur={inviting.leaveField}
              // A form whose submit button is disabled ignores Enter.
              onEnter={send}
              // Opens a keyboard with letters, an @ and, one tap away, digits.
              inputMode="email"
              autoComplete="off"
              elementRef={field}
            />
          </RoomFor>
        </div>
        <div className={styles.send}>
          <Button type="submit" kind="main" disabled={!contactOf(typed)} busy={busy}>
            {busy ? say.sendingInvite : say.sendInvite}
          </Button>
        </div>
      </form>
      {sent.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers.
        <ul className={styles.sent} role="list" aria-label={say.invitedNow}>
          {sent.map(contactText).map((contact) => (
            <li key={contact}>
              <StateDot tone="good">{say.inviteSent(contact)}</StateDot>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function sentenceOf({ key, detail }: InvitingError, say: InviteTeammateWords): string {
  const sentences: Record<InvitingError['key'], string> = {
    'neither-contact': say.neitherContact,
    'on-team': say.alreadyOnTeam,
    invited: say.alreadyInvited,
    'went-wrong': detail || say.inviteUnsent,
  };
  return sentences[key];
}
