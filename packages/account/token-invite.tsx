import { type Clock, contactOf, type SnugCore } from '@snug/client';
import { Banner, Button, Card, Stack, Text, TextInput, useWords } from '@snug/ui';
import { type FormEvent, useRef, useState } from 'react';
import { type InviteWords, inviteWords } from './invite-words.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useTokenInvite } from './use-token-invite.ts';
import { Waiting } from './waiting.tsx';

export interface TokenInviteProps {
  client: SnugCore;
  /** The signed token at the end of the invite's address. */
  token: string;
  /** The join by link of this game and team, in place of this screen (INVITE-02). */
  onJoinLink(gameId: string, teamCode: string): void;
  onEnterCode(): void;
  /** Offered to whoever would rather log in with a code. */
  onLogIn?(): void;
  clock?: Clock;
  words?: Partial<InviteWords>;
}

/** Invited by a shared link: who is logged in joins, who is not has a link sent to themselves (INVITE-01 … INVITE-05). */
export function TokenInvite({ client, token, onJoinLink, onEnterCode, onLogIn, clock, words }: TokenInviteProps) {
  const say = useWords(inviteWords, words);
  const invitation = useTokenInvite({ client, token, words: say, clock, onJoinLink });
  const { step, error, isSending, isTooSoon } = invitation;
  // Kept here, so that who comes back to the field finds what they typed.
  const [contact, setContact] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  if (step.at === 'checking') return <Waiting label={say.checkingInvite} />;

  if (step.at === 'shut') {
    return (
      <Stack gap={4}>
        <ScreenTitle>{say.yourInvite}</ScreenTitle>
        <Banner tone="danger">{step.text}</Banner>
        {step.retry && (
          <Button kind="main" onClick={invitation.check}>
            {say.retry}
          </Button>
        )}
        <Button kind={step.retry ? 'quiet' : 'main'} onClick={onEnterCode}>
          {say.enterCode}
        </Button>
        {onLogIn && !client.session.token() && <Button onClick={onLogIn}>{say.logIn}</Button>}
      </Stack>
    );
  }

  /** The button rests for a minute once it did its work, and a resting one has no focus. */
  async function sendAgain() {
    if (await invitation.sendAgain()) title.current?.focus();
  }

  if (step.at === 'sent') {
    return (
      <Card>
        <Stack gap={4}>
          <ScreenTitle size={2} elementRef={title}>
            {say.inviteSent(step.contact)}
          </ScreenTitle>
          <Text>{say.whatNext}</Text>
          <Text tone="soft">{say.notArrived}</Text>
          {error && <Banner tone="danger">{error}</Banner>}
          {!error && step.times > 1 && <Banner tone="good">{say.sentAgain}</Banner>}
          <Button disabled={isTooSoon} busy={isSending} onClick={sendAgain}>
            {say.sendAgain}
          </Button>
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
              <ScreenTitle>{say.invitedToPlay(team_name)}</ScreenTitle>
              <Text tone="soft">{say.inviteAsks(inviter)}</Text>
            </Stack>
            <Stack gap={4}>
              <TextInput
                label={say.emailOrPhone}
                error={error}
                value={contact}
                onChange={(text) => {
                  setContact(text);
                  invitation.forgetError();
                }}
                onBlur={() => invitation.look(contact)}
                // A form whose button rests is deaf to Enter.
                onEnter={submit}
                // A keyboard with letters, an @ and, one tap away, digits.
                inputMode="email"
                autoComplete="email"
                elementRef={field}
              />
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
