import { contactOf, type SnugCore } from '@snug/client';
import { Banner, Button, Card, RoomFor, Stack, Text, TextInput, useWords } from '@snug/ui';
import { type FormEvent, useRef, useState } from 'react';
import { DeadEnd } from './dead-end.tsx';
import { type InviteWords, inviteWords } from './invite-words.ts';
import { ResendButton } from './resend-button.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { useIsFirstScreen } from './use-is-first-screen.ts';
import { useTokenInvite } from './use-token-invite.ts';
import { Waiting } from './waiting.tsx';

export interface TokenInviteProps {
  client: SnugCore;
  /** The signed token at the end of the invite's address. */
  token: string;
  /** Opens the join link of the invite's game and team, replacing this screen (INVITE-02). */
  onJoinLink(address: string): void;
  onEnterCode(): void;
  /** When given, logging in with a code is offered. */
  onLogIn?(): void;
  /** The clock; tests replace it. */
  now?: () => number;
  words?: Partial<InviteWords>;
}

/**
 * An invite by a shared link: joins if logged in, else sends a login link to a contact (INVITE-01 … INVITE-05). Long:
 * one screen, told in the order of its parts.
 */
export function TokenInvite({
  client,
  token,
  onJoinLink,
  onEnterCode,
  onLogIn,
  now = Date.now,
  words,
}: TokenInviteProps) {
  const say = useWords(inviteWords, words);
  const invitation = useTokenInvite({ client, token, words: say, now, onJoinLink });
  const { step, error, failure, isSending } = invitation;
  const takesFocus = !useIsFirstScreen(step.at === 'finding');
  // Stored here, so that the text is still there on the way back to the field.
  const [contact, setContact] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  if (step.at === 'finding') return <Waiting label={say.checkingInvite} />;

  if (step.at === 'failed') {
    return (
      <DeadEnd
        title={say.yourInvite}
        text={failure}
        steps={[
          step.retry && [say.retry, invitation.start],
          [say.enterCode, onEnterCode],
          onLogIn && !client.session.token() && [say.logIn, onLogIn],
        ]}
        takesFocus={takesFocus}
      />
    );
  }

  /** Moves the focus to the title, because the button is disabled for a minute after sending. */
  async function sendAgain() {
    if (await invitation.sendAgain()) title.current?.focus();
  }

  if (step.at === 'sent') {
    return (
      <Card>
        <Stack gap={4}>
          <ScreenTitle size={2} takesFocus={takesFocus} elementRef={title}>
            {say.inviteSent(step.contact)}
          </ScreenTitle>
          <Text>{say.whatNext}</Text>
          <Text tone="soft">{say.notArrived}</Text>
          {error && <Banner tone="danger">{error}</Banner>}
          {!error && step.times > 1 && <Banner tone="good">{say.sentAgain}</Banner>}
          <ResendButton sentAt={step.sentAt} now={now} busy={isSending} onClick={sendAgain}>
            {(seconds) => (seconds > 0 ? say.sendAgainIn(seconds) : say.sendAgain)}
          </ResendButton>
          <Button onClick={invitation.restart}>{say.otherContact}</Button>
        </Stack>
      </Card>
    );
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!isSending && !(await invitation.send(contact))) field.current?.focus();
  }

  const { team_name, inviter } = step.invite;
  return (
    <Stack gap={6}>
      <Card>
        <form onSubmit={submit} noValidate>
          <Stack gap={6}>
            <Stack gap={2}>
              <ScreenTitle takesFocus={takesFocus}>{say.invitedToPlay(team_name)}</ScreenTitle>
              <Text tone="soft">{say.inviteAsks(inviter)}</Text>
            </Stack>
            <Stack gap={4}>
              <RoomFor sentence={say.neitherContact} said={error !== undefined}>
                <TextInput
                  label={say.emailOrPhone}
                  error={error}
                  value={contact}
                  onChange={(text) => {
                    setContact(text);
                    invitation.forgetError();
                  }}
                  onBlur={() => invitation.validate(contact)}
                  // A form whose submit button is disabled ignores Enter.
                  onEnter={submit}
                  // Opens a keyboard with letters, an @ and, one tap away, digits.
                  inputMode="email"
                  autoComplete="email"
                  elementRef={field}
                />
              </RoomFor>
              <Button kind="main" type="submit" disabled={!contactOf(contact)} busy={isSending}>
                {isSending ? say.sendingJoinLink : say.sendJoinLink}
              </Button>
            </Stack>
          </Stack>
        </form>
      </Card>
      {onLogIn && (
        <Stack gap={2}>
          <Text tone="soft">{say.playedHere}</Text>
          <Button onClick={onLogIn}>{say.logIn}</Button>
        </Stack>
      )}
    </Stack>
  );
}
