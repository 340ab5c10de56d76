import { Banner, Button, Row, useWords } from '@snug/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import { loginAddress } from './login-address.ts';
import { type Notice, notices } from './notices.ts';
import * as styles from './page-frame.css.ts';

/** Long enough to read it twice. */
const shownMs = 8_000;

/** A notice. It disappears by itself, unless it asks to log in: then it stays until that is done or it is closed. */
export function NoticeBanner({ notice }: { notice: Notice }) {
  const { logIn, close } = useWords(siteWords);
  const { client } = useSite();
  const [path, go] = useLocation();
  const { text, asksLogin } = notice;

  useEffect(() => {
    const clear = () => notices.set(undefined);
    if (asksLogin) return client.session.subscribe(() => client.session.token() !== undefined && clear());
    const timer = setTimeout(clear, shownMs);
    return () => clearTimeout(timer);
  }, [notice, asksLogin, client]);

  const actions = asksLogin && (
    <Row gap={2}>
      {path !== '/auth' && <Button onClick={() => go(loginAddress(path))}>{logIn}</Button>}
      <Button kind="quiet" onClick={() => notices.set(undefined)}>
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
