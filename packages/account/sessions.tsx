import { type AsyncAction, detailOf, isNetworkError, logOut, type SnugCore } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import { endSession, endSessions, type LoginSession, listSessions } from '@snug/contract';
import {
  Badge,
  Banner,
  Button,
  Card,
  ConfirmProvider,
  Heading,
  Row,
  Spinner,
  Stack,
  Text,
  uiWords,
  useAnnounce,
  useConfirm,
  useFocusIfLost,
  useWords,
  VisuallyHidden,
} from '@snug/ui';
import { useId, useRef, useState } from 'react';
import * as styles from './sessions.css.ts';
import { type SessionsWords, sessionsWords } from './sessions-words.ts';

interface SessionsProps {
  client: SnugCore;
  /** Logged out here too, and this device is about to forget the login: shows the sentence about it. */
  onLoggedOut: ((sentence: string) => void) | undefined;
  words?: Partial<SessionsWords> | undefined;
}

/** Where the player is logged in, each with a button that ends it, and buttons that end all others or all. */
export function Sessions(props: SessionsProps) {
  return (
    <ConfirmProvider>
      <SessionsCard {...props} />
    </ConfirmProvider>
  );
}

function SessionsCard({ client, onLoggedOut, words }: SessionsProps) {
  const say = useWords(sessionsWords, words);
  const { loading, retry } = useWords(uiWords);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { sessions, isLost, isPressed, busy, told, error, ...press } = useSessions(client, say, onLoggedOut);
  // A pressed button goes with its session, or with the sentence that the list did not arrive.
  useFocusIfLost(heading, isPressed && `${sessions?.length} ${isLost}`);

  return (
    <Card labelledBy={headingId}>
      <Stack gap={4}>
        <Heading level={2} id={headingId} elementRef={heading}>
          {say.sessions}
        </Heading>
        {told !== undefined && (
          <Banner tone="good" silent>
            {told}
          </Banner>
        )}
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
        {isLost && (
          <Banner tone="danger" action={<Button onClick={press.load}>{retry}</Button>}>
            {say.sessionsLost}
          </Banner>
        )}
        {!sessions && !isLost && <Spinner label={loading} />}
        {sessions && (
          <ul className={styles.list}>
            {sessions.map((session) => (
              <li key={session.session_id} className={styles.session}>
                <About session={session} say={say} />
                {!session.is_this && (
                  <Button busy={busy === session.session_id} onClick={() => press.end(session)}>
                    {say.endSession}
                    <VisuallyHidden> {deviceIn(say, session)}</VisuallyHidden>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {sessions && (
          <Row gap={2}>
            <Button opens="dialog" busy={busy === 'others'} onClick={press.endOthers}>
              {say.endOthers}
            </Button>
            <Button kind="quiet" opens="dialog" busy={busy === 'all'} onClick={press.endAll}>
              {say.endAll}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function About({ session, say }: { session: LoginSession; say: SessionsWords }) {
  const { how, made_at, used_at, is_this } = session;
  const made = say.dayAndHour(new Date(made_at));
  return (
    <div>
      <span className={styles.device}>
        {deviceIn(say, session)} {is_this && <Badge tone="good">{say.thisDevice}</Badge>}
      </span>
      <Text tone="small">
        {how === 'code' ? say.loggedInByCode(made) : say.loggedInByLink(made)}
        {!is_this && `, ${say.lastUsed(say.dayAndHour(new Date(used_at)))}`}
      </Text>
    </div>
  );
}

function deviceIn(say: SessionsWords, { browser, system }: LoginSession): string {
  return browser && system ? say.device(browser, system) : (browser ?? system ?? say.unknownDevice);
}

/** The list, what its buttons do, and what came of it in words. */
function useSessions(client: SnugCore, say: SessionsWords, onLoggedOut: SessionsProps['onLoggedOut']) {
  const { call } = client;
  const announce = useAnnounce();
  const confirm = useConfirm();
  const [sessions, setSessions] = useState<readonly LoginSession[]>();
  const [isLost, setLost] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [busy, setBusy] = useState<string>();
  const [told, setTold] = useState<string>();
  const [error, setError] = useState<string>();
  const change = useAsyncAction();
  const list = useAsyncAction(begin, [client]);
  const load = () => {
    // The page's own first focus stays where it is: only who has pressed something can lose theirs here.
    setPressed(true);
    begin(list);
  };

  function begin({ run }: AsyncAction): void {
    void run(
      (signal) => call(listSessions, { signal }),
      (found) => {
        setLost(false);
        setSessions(found);
      },
      () => setLost(true),
    );
  }

  function send(what: string, work: (signal: AbortSignal) => Promise<unknown>, sentence: string): void {
    if (busy !== undefined) return;
    setBusy(what);
    setTold(undefined);
    setError(undefined);
    void change.run(
      work,
      () => {
        setBusy(undefined);
        setTold(sentence);
        announce(sentence);
        load();
      },
      (failure) => {
        setBusy(undefined);
        setError(isNetworkError(failure) ? say.sessionNotEnded : detailOf(failure));
        load();
      },
    );
  }

  return {
    ...{ sessions, isLost, isPressed, busy, told, error, load },
    end(session: LoginSession) {
      const { session_id } = session;
      const ended = say.sessionEnded(deviceIn(say, session));
      send(session_id, (signal) => call(endSession, { params: { session_id }, signal }), ended);
    },
    async endOthers() {
      const isMeant = await confirm({
        title: say.endOthersTitle,
        body: say.endOthersBody,
        confirmLabel: say.endOthers,
        kind: 'danger',
      });
      if (isMeant)
        send('others', (signal) => call(endSessions, { body: { except_this: true }, signal }), say.othersEnded);
    },
    async endAll() {
      const isMeant = await confirm({
        title: say.endAllTitle,
        body: say.endAllBody,
        confirmLabel: say.endAll,
        kind: 'danger',
      });
      if (!isMeant) return;
      send(
        'all',
        async (signal) => {
          await call(endSessions, { body: { except_this: false }, signal });
          onLoggedOut?.(say.allEnded);
          // This phone too: what a login leaves on it goes with the login.
          await logOut(client);
        },
        say.allEnded,
      );
    },
  };
}
