import { hostEndSession, hostEndSessions, hostSessions, type LoginSession } from '@snug/contract';
import {
  Badge,
  Banner,
  Button,
  Spinner,
  uiWords,
  useAnnounce,
  useConfirm,
  useFocusIfLost,
  useWords,
  VisuallyHidden,
} from '@snug/ui';
import { useCallback, useRef, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import * as page from '../sponsors/sponsors.css.ts';
import { useLoaded } from '../use-loaded.ts';
import { consoleWords } from '../words.ts';
import { useChange } from './use-change.ts';
import * as css from './venue.css.ts';
import { venueWords } from './words.ts';

/** Where the quizmaster is signed in, each with a button that ends it, and one that ends all others. */
export function SignIns() {
  const words = useWords(venueWords);
  const { loading } = useWords(uiWords);
  const { call } = useHostClient();
  const confirm = useConfirm();
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback((signal: AbortSignal) => call(hostSessions, { signal }), [call]);
  const { value: sessions, failed, again } = useLoaded(load);
  const { send, isBusy, error } = useChange();
  const [told, setTold] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [isPressed, setPressed] = useState(false);
  // A pressed button goes with its session, or with the sentence that the list did not arrive.
  useFocusIfLost(heading, isPressed && `${sessions?.length} ${failed}`);
  const hasOthers = sessions?.some(({ is_this }) => !is_this) === true;

  const reload = () => {
    setPressed(true);
    again();
  };
  function press(what: string, change: (signal: AbortSignal) => Promise<unknown>, sentence: string): void {
    if (isBusy) return;
    setBusy(what);
    setTold(undefined);
    const ended = () => {
      setTold(sentence);
      announce(sentence);
      reload();
    };
    // Refused, since it has ended already: the list is not true any more.
    send(change, ended, reload);
  }
  const end = (session: LoginSession) => {
    const { session_id } = session;
    press(
      session_id,
      (signal) => call(hostEndSession, { params: { session_id }, signal }),
      words.signInEnded(deviceIn(words, session)),
    );
  };
  const endOthers = async () => {
    const isSure = await confirm({
      title: words.endOtherTitle,
      body: words.endOtherBody,
      kind: 'danger',
      confirmLabel: words.endOtherSignIns,
      cancelLabel: words.keepPerson,
    });
    if (!isSure) return;
    press(
      'others',
      (signal) => call(hostEndSessions, { body: { except_this: true }, signal }),
      words.otherSignInsEnded,
    );
  };

  return (
    <section className={page.section} aria-labelledby="sign-ins">
      <div className={page.head}>
        <h2 ref={heading} id="sign-ins" tabIndex={-1} className={page.heading}>
          {words.signIns}
        </h2>
        <p className={page.soft}>{words.signInsLead}</p>
      </div>
      {failed && (
        <Banner tone="danger" action={<Button onClick={reload}>{words.venueRetry}</Button>}>
          {words.signInsFailed}
        </Banner>
      )}
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
      {told !== undefined && (
        <Banner tone="good" silent>
          {told}
        </Banner>
      )}
      {!sessions && !failed && <Spinner label={loading} />}
      <ul className={css.people}>
        {sessions?.map((session) => (
          <li key={session.session_id} className={css.person}>
            <About session={session} />
            {!session.is_this && (
              <Button busy={isBusy && busy === session.session_id} onClick={() => end(session)}>
                {words.endSignIn}
                <VisuallyHidden> {deviceIn(words, session)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <div className={page.actions}>
          <Button opens="dialog" busy={isBusy && busy === 'others'} onClick={() => void endOthers()}>
            {words.endOtherSignIns}
          </Button>
        </div>
      )}
    </section>
  );
}

function About({ session }: { session: LoginSession }) {
  const words = useWords(venueWords);
  const { day } = useWords(consoleWords);
  const { made_at, used_at, is_this } = session;
  return (
    <div className={css.about}>
      <div className={css.nameRow}>
        <span className={css.name}>{deviceIn(words, session)}</span>
        {is_this && <Badge tone="good">{words.thisSignIn}</Badge>}
      </div>
      <p className={css.soft}>
        {words.signInSince(day(new Date(made_at)))}
        {!is_this && ` · ${words.signInUsed(day(new Date(used_at)))}`}
      </p>
    </div>
  );
}

function deviceIn(words: typeof venueWords, { browser, system }: LoginSession): string {
  return browser && system ? words.signInDevice(browser, system) : (browser ?? system ?? words.signInUnknown);
}
