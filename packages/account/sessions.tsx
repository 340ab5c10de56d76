import { type AsyncAction, detailOf, isNetworkError, logOut, type SnugCore } from '@snug/client';
import { useAsyncAction, useEndSessions } from '@snug/client/react';
import { endSession, endSessions, type LoginSession, listSessions } from '@snug/contract';
import { Card, ConfirmProvider, Heading, SessionList, Stack, useWords } from '@snug/ui';
import { useId, useRef, useState } from 'react';
import { type SessionsWords, sessionsWords } from './sessions-words.ts';

interface SessionsProps {
  client: SnugCore;
  /** Logged out here too, and this device is about to forget the login: shows the sentence about it. */
  onLoggedOut: ((sentence: string) => void) | undefined;
  words?: Partial<SessionsWords> | undefined;
}

/** Where the player is logged in, each with a button that ends it, and buttons that end all others or all. */
export function Sessions({ client, onLoggedOut, words }: SessionsProps) {
  const say = useWords(sessionsWords, words);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = useSessions(client, say, onLoggedOut);

  return (
    <ConfirmProvider>
      <Card labelledBy={headingId}>
        <Stack gap={4}>
          <Heading level={2} id={headingId} elementRef={heading}>
            {say.sessions}
          </Heading>
          <SessionList words={say} heading={heading} about={(session) => aboutIn(say, session)} {...sessions} />
        </Stack>
      </Card>
    </ConfirmProvider>
  );
}

function aboutIn(say: SessionsWords, { how, made_at, used_at, is_this }: LoginSession): string {
  const made = say.dayAndHour(new Date(made_at));
  const since = how === 'code' ? say.loggedInByCode(made) : say.loggedInByLink(made);
  return is_this ? since : `${since}, ${say.lastUsed(say.dayAndHour(new Date(used_at)))}`;
}

/** The list, and the calls of its buttons. */
function useSessions(client: SnugCore, say: SessionsWords, onLoggedOut: SessionsProps['onLoggedOut']) {
  const { call } = client;
  const [sessions, setSessions] = useState<readonly LoginSession[]>();
  const [isLost, setLost] = useState(false);
  const end = useEndSessions((failure) => (isNetworkError(failure) ? say.sessionNotEnded : detailOf(failure)));
  const list = useAsyncAction(load, [client]);

  function load({ run }: AsyncAction = list): void {
    void run(
      (signal) => call(listSessions, { signal }),
      (found) => {
        setLost(false);
        setSessions(found);
      },
      () => setLost(true),
    );
  }

  return {
    ...{ sessions, isLost },
    onLoad: () => load(),
    onEnd: ({ session_id }: LoginSession) => end((signal) => call(endSession, { params: { session_id }, signal })),
    onEndOthers: () => end((signal) => call(endSessions, { body: { except_this: true }, signal })),
    onEndAll: () =>
      end(async (signal) => {
        await call(endSessions, { body: { except_this: false }, signal });
        onLoggedOut?.(say.allEnded);
        // This phone too: what a login leaves on it goes with the login.
        await logOut(client);
      }),
  };
}
