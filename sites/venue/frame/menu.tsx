import { isByLink } from '@snug/client';
import { useSession } from '@snug/client/react';
import { Sheet, Spinner, Stack, TextLink, useWords } from '@snug/ui';
import { useLocation } from 'wouter';
import { useSite } from '../site.ts';
import { version } from '../version.ts';
import { siteWords } from '../words.ts';
import { loginAddress } from './login-address.ts';
import * as styles from './menu.css.ts';
import { useLogout } from './use-logout.ts';

/** The menu: join, log in or out, the venue's own links, privacy, terms and version (MENU-03 … MENU-08). */
export function Menu({ open, onClose }: { open: boolean; onClose(): void }) {
  const say = useWords(siteWords);
  const { client, venue } = useSite();
  const { token, claims } = useSession(client.session);
  const [path, go] = useLocation();
  const { leaving, logOut } = useLogout(client, () => {
    onClose();
    go('/');
  });
  const { league_rankings, private_event, become_quizmaster, privacy, terms } = venue.links;

  function openPage(address: string) {
    onClose();
    go(address);
  }

  return (
    <Sheet open={open} from="right" title={say.menu} onClose={onClose}>
      {leaving && (
        <div className={styles.overlay}>
          <Spinner label={say.loggingOut} />
        </div>
      )}
      <Stack gap={6}>
        <ul className={styles.list}>
          <Entry label={say.joinGame} onClick={() => openPage('/join')} />
          {/* A login by a link is limited, so logging in with a code is offered too (H47). */}
          {(!token || isByLink(token)) && <Entry label={say.logIn} onClick={() => openPage(loginAddress(path))} />}
          {token && (
            <>
              <Entry label={say.myProfile} onClick={() => openPage('/profile')} />
              <Entry label={say.myTeams} onClick={() => openPage('/team/list')} />
              <Entry label={say.logOut} onClick={logOut} />
            </>
          )}
        </ul>
        {claims?.player_name && <p className={styles.person}>{say.loggedInAs(claims.player_name)}</p>}
        <Links
          links={[
            [say.leagueRankings, league_rankings],
            [say.privateEvent, private_event],
            [say.becomeQuizmaster, become_quizmaster],
          ]}
        />
        <div className={styles.small}>
          <Links
            links={[
              [say.privacy, privacy],
              [say.terms, terms],
            ]}
          />
          <p className={styles.version}>{say.version(version)}</p>
        </div>
      </Stack>
    </Sheet>
  );
}

function Entry({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <li>
      <button type="button" className={styles.entry} onClick={onClick}>
        {label}
      </button>
    </li>
  );
}

/** Links to the venue's own pages outside this app. A link without an address is not shown (OPEN-06). */
function Links({ links }: { links: readonly (readonly [label: string, href: string])[] }) {
  const given = links.filter(([, href]) => href);
  if (given.length === 0) return null;
  return (
    <ul className={styles.links}>
      {given.map(([label, href]) => (
        <li key={label}>
          <TextLink href={href} external>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
