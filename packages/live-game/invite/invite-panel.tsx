import type { Inviting } from '@snug/client';
import { useWatched } from '@snug/client/react';
import { Banner, Button, lazyComponent, Spinner, uiWords, useAnnounce, useWords } from '@snug/ui';
import { usePick, useTools } from '../use-live-game.ts';
import { InviteLink } from './invite-link.tsx';
import * as styles from './invite-teammate.css.ts';
import { inviteTeammateWords } from './words.ts';

/** Fetched on its own: it is heavy, and only a captain who invites sees it. */
const QrCode = lazyComponent(() => import('@snug/ui/qr-code').then(({ QrCode }) => QrCode));

/** The team's link as a QR code, and as text to copy and share (LIMIT-21, CALL-43, CALL-34). */
export function InvitePanel({ inviting }: { inviting: Inviting }) {
  const { client } = useTools();
  const say = useWords(inviteTeammateWords);
  const { retry } = useWords(uiWords);
  const announce = useAnnounce();
  const team = usePick(({ view }) => view?.team?.team_name ?? '');
  const { link, isPanelOpen } = useWatched(inviting);

  if (link.at === 'failed') {
    return (
      <div className={styles.panel}>
        <Banner
          tone="danger"
          action={
            <Button busy={link.busy} onClick={inviting.askLink}>
              {retry}
            </Button>
          }
        >
          {say.noQrCode}. {link.detail || say.noInviteLink}
        </Banner>
      </div>
    );
  }

  // The short link of an invite, never the join link, which contains the team's own code (H48, H50).
  const address = link.at === 'there' ? `${client.origin || location.origin}/sl/${encodeURIComponent(link.urlid)}` : '';

  async function renew() {
    if (await inviting.renewLink()) announce(say.linkReplaced);
  }

  return (
    <div className={styles.panel}>
      <div className={styles.code}>
        {isPanelOpen &&
          (address ? (
            <div className={styles.shown} key={address}>
              <QrCode text={address} label={say.qrCodeTo(team)} />
            </div>
          ) : (
            <Spinner label={say.fetchingLink} />
          ))}
      </div>
      <InviteLink
        address={address}
        team={team}
        renewing={link.at === 'there' && link.busy}
        error={link.at === 'there' ? link.error : undefined}
        onRenew={renew}
      />
    </div>
  );
}
