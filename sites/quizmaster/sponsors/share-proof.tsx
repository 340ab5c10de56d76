import { type HostSponsor, hostShareProof } from '@snug/contract';
import { Banner, Button, TextInput, useAnnounce, useConfirm, useFocusIfLost, useWords } from '@snug/ui';
import { useId, useRef, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { proofAddress } from '../proof-address.ts';
import { CopyButton } from './copy-button.tsx';
import * as css from './sponsors.css.ts';
import { useSave } from './use-save.ts';
import { useSponsors } from './use-sponsor-data.ts';
import { sponsorWords } from './words.ts';

/** The address under which the sponsor itself reads its proof sheet: made, renewed and ended here. */
export function ShareProof({ sponsor }: { sponsor: HostSponsor }) {
  const words = useWords(sponsorWords);
  const { call } = useHostClient();
  const { putSponsor } = useSponsors();
  const confirm = useConfirm();
  const announce = useAnnounce();
  const { save, isBusy, error } = useSave();
  const id = useId();
  const { sponsor_id, proof_token } = sponsor;
  const isShared = proof_token !== '';
  // The button that was pressed is gone after that.
  const first = useRef<HTMLButtonElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [changes, setChanges] = useState(0);
  useFocusIfLost(isShared ? address : first, changes > 0 && changes);

  const share = (shared: boolean, says: string) =>
    save(
      (signal) => call(hostShareProof, { params: { id: sponsor_id }, body: { shared }, signal }),
      (saved) => {
        putSponsor(saved);
        setChanges((count) => count + 1);
        announce(says);
      },
    );
  const renew = async () => {
    const isSure = await confirm({
      title: words.renewTitle,
      body: words.renewBody,
      kind: 'danger',
      confirmLabel: words.renewConfirm,
      cancelLabel: words.notYet,
    });
    if (isSure) share(true, words.addressRenewed);
  };
  const end = async () => {
    const isSure = await confirm({
      title: words.endTitle,
      body: words.endBody,
      kind: 'danger',
      confirmLabel: words.endConfirm,
      cancelLabel: words.notYet,
    });
    if (isSure) share(false, words.addressEnded);
  };

  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.subHeading}>
        {words.shareTitle}
      </h3>
      <p className={css.soft}>{words.shareLead}</p>
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
      {isShared ? (
        <>
          <TextInput
            label={words.shareAddress}
            value={proofAddress(location.origin, proof_token)}
            onChange={ignore}
            readOnly
            elementRef={address}
            onFocus={() => address.current?.select()}
          />
          <div className={css.actions}>
            <CopyButton key={proof_token} text={proofAddress(location.origin, proof_token)}>
              {words.shareCopy}
            </CopyButton>
            <Button busy={isBusy} onClick={() => void renew()}>
              {words.shareRenew}
            </Button>
            <Button busy={isBusy} onClick={() => void end()}>
              {words.shareEnd}
            </Button>
          </div>
        </>
      ) : (
        <div className={css.actions}>
          <Button elementRef={first} busy={isBusy} onClick={() => share(true, words.addressMade)}>
            {words.shareMake}
          </Button>
        </div>
      )}
    </section>
  );
}

/** It is read only. */
function ignore() {}
