import { detailOf, isNetworkError } from '@snug/client';
import { useEndSessions } from '@snug/client/react';
import { hostEndSession, hostEndSessions, hostSessions, type LoginSession } from '@snug/contract';
import { SessionList, useWords } from '@snug/ui';
import { useCallback, useRef } from 'react';
import { useHostClient } from '../host-client.ts';
import * as page from '../sponsors/sponsors.css.ts';
import { useLoaded } from '../use-loaded.ts';
import { consoleWords } from '../words.ts';
import { signInWords } from './sign-in-words.ts';
import { useSignOutHere } from './use-sign-out-here.ts';
import { venueWords } from './words.ts';

/** Where the quizmaster is signed in, each with a button that ends it, and buttons that end all others or all. */
export function SignIns() {
  const words = useWords(signInWords);
  const { day } = useWords(consoleWords);
  const { notChanged, venueSaysNo } = useWords(venueWords);
  const { call } = useHostClient();
  const signOutHere = useSignOutHere();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback((signal: AbortSignal) => call(hostSessions, { signal }), [call]);
  const { value: sessions, failed, again } = useLoaded(load);
  const end = useEndSessions((failure) => (isNetworkError(failure) ? notChanged : venueSaysNo(detailOf(failure))));

  const about = ({ made_at, used_at, is_this }: LoginSession) => {
    const since = words.signInSince(day(new Date(made_at)));
    return is_this ? since : `${since} · ${words.signInUsed(day(new Date(used_at)))}`;
  };

  return (
    <section className={page.section} aria-labelledby="sign-ins">
      <div className={page.head}>
        <h2 ref={heading} id="sign-ins" tabIndex={-1} className={page.heading}>
          {words.signIns}
        </h2>
        <p className={page.soft}>{words.signInsLead}</p>
      </div>
      <SessionList
        {...{ sessions, words, about, heading }}
        isLost={failed}
        onLoad={again}
        onEnd={({ session_id }) => end((signal) => call(hostEndSession, { params: { session_id }, signal }))}
        onEndOthers={() => end((signal) => call(hostEndSessions, { body: { except_this: true }, signal }))}
        onEndAll={() =>
          end(async (signal) => {
            await call(hostEndSessions, { body: { except_this: false }, signal });
            signOutHere(words.allEnded);
          })
        }
      />
    </section>
  );
}
