import { Banner, Button, Row, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import { loginAddress } from './login-address.ts';
import { type Notice, notices } from './notices.ts';
import * as styles from './page-frame.css.ts';

/** Long enough to read it twice. */
const readMs = 8_000;

/**
 * A notice, until it is closed: nothing moves under a thumb by itself. One that has been read goes with its page; one that
 * asks to log in stays until that is done.
 */
export function NoticeBanner({ notice }: { notice: Notice }) {
  const { logIn, close } = useWords(siteWords);
  const { client } = useSite();
  const [path, go] = useLocation();
  const { text, asksLogin } = notice;
  /** What has been read, and on which page. */
  const read = useRef<[Notice, string]>(undefined);

  useEffect(() => {
    if (asksLogin) return client.session.subscribe(() => client.session.token() !== undefined && clear());
    if (read.current?.[0] === notice && read.current[1] !== path) return clear();
    const timer = setTimeout(() => {
      read.current = [notice, path];
    }, readMs);
    return () => clearTimeout(timer);
  }, [notice, path, asksLogin, client]);

  const actions = (
    <Row gap={2}>
      {asksLogin && path !== '/auth' && <Button onClick={() => go(loginAddress(path))}>{logIn}</Button>}
      <Button kind="quiet" onClick={clear}>
        {close}
      </Button>
    </Row>
  );
  return (
    <div className={styles.notice}>
      <Banner tone="info" action={actions}>
        {text}
      </Banner>
    </div>
  );
}

function clear(): void {
  notices.set(undefined);
}
