import { useSession } from '@snug/client/react';
import { Sheet, Spinner, Stack, TextLink, useWords } from '@snug/ui';
import { useLocation } from 'wouter';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import * as styles from './menu.css.ts';
import { useLogout } from './use-logout.ts';

/** What may be opened from anywhere: join, log in or out, the venue's own links, the small print (MENU-03 … MENU-08). */
export function Menu({ open, onClose }: { open: boolean; onClose(): void }) {
  const say = useWords(siteWords);
  const { client, venue } = useSite();
  const { claims } = useSession(client.session);
  const loggedIn = client.session.token() !== undefined;
  const [path, go] = useLocation();
  const { leaving, logOut } = useLogout(client);

  function open_(address: string) {
    onClose();
    go(address);
  }

  const links = [
    [say.leagueRankings, venue.links.league_rankings],
    [say.privateEvent, venue.links.private_event],
    [say.becomeQuizmaster, venue.links.become_quizmaster],
  ].filter((link): link is [string, string] => Boolean(link[1]));

  return (
    <>
      <Sheet open={open} from="right" title={say.menuTitle} onClose={onClose}>
        <Stack gap={6}>
          <ul className={styles.list}>
            <li>
              <button type="button" className={styles.entry} onClick={() => open_('/join')}>
                {say.joinGame}
              </button>
            </li>
            <li>
              {loggedIn ? (
                <button type="button" className={styles.entry} onClick={logOut}>
                  {say.logOut}
                </button>
              ) : (
                <button type="button" className={styles.entry} onClick={() => open_(authAddress(path))}>
                  {say.logIn}
                </button>
              )}
            </li>
          </ul>
          {loggedIn && claims && <p className={styles.person}>{say.signedInAs(claims.player_name)}</p>}
          {links.length > 0 && (
            <ul className={styles.list}>
              {links.map(([label, href]) => (
                <li key={label}>
                  <TextLink href={href} external>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.small}>
            {venue.links.privacy && (
              <TextLink href={venue.links.privacy} external>
                {say.privacy}
              </TextLink>
            )}
            {venue.links.terms && (
              <TextLink href={venue.links.terms} external>
                {say.terms}
              </TextLink>
            )}
            <span>{say.version(__SNUG_VERSION__)}</span>
          </p>
        </Stack>
      </Sheet>
      {leaving && (
        <div className={styles.overlay}>
          <Spinner label={say.loggingOut} />
        </div>
      )}
    </>
  );
}

function authAddress(path: string): string {
  return path === '/' ? '/auth' : `/auth?previous=${encodeURIComponent(path)}`;
}
