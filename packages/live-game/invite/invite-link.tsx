import { Button, Drawing, TextInput, useAnnounce, useWords } from '@snug/ui';
import { copy as copyPath, rotate, share as sharePath, tick } from '@snug/ui/paths';
import { useRef, useState } from 'react';
import * as styles from './invite-teammate.css.ts';
import { inviteTeammateWords } from './words.ts';

interface InviteLinkProps {
  /** '' while it is on its way. */
  readonly address: string;
  readonly team: string;
  readonly renewing: boolean;
  /** Why there is no new one. */
  readonly error: string | undefined;
  onRenew(): void;
}

/** The link teammates join by, to copy or to share. Works without a clipboard, as on plain http in a pub's own network. */
export function InviteLink({ address, team, renewing, error, onRenew }: InviteLinkProps) {
  const say = useWords(inviteTeammateWords);
  const announce = useAnnounce();
  /** Which address was copied, and whether by the clipboard: a new one was not yet. */
  const [copied, setCopied] = useState<{ address: string; byHand: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const how = copied?.address === address ? copied : undefined;
  const isThere = address !== '';

  async function copy() {
    field.current?.focus();
    field.current?.select();
    const byHand = !(await copyText(address));
    setCopied({ address, byHand });
    announce(byHand ? say.copyByHand : say.copied);
  }

  // Rejects when the person closes the sheet of the phone: nothing to tell.
  const share = () => void navigator.share({ title: say.shareText(team), url: address }).catch(() => undefined);

  return (
    <>
      <TextInput
        label={say.link}
        hint={how?.byHand ? say.copyByHand : say.linkRule}
        error={error}
        value={address}
        onChange={() => undefined}
        readOnly
        elementRef={field}
      />
      <div className={styles.line}>
        <Button disabled={!isThere} onClick={copy}>
          <Drawing path={how && !how.byHand ? tick : copyPath} />
          {how && !how.byHand ? say.copied : say.copy}
        </Button>
        {'share' in navigator && (
          <Button disabled={!isThere} onClick={share}>
            <Drawing path={sharePath} />
            {say.share}
          </Button>
        )}
        <Button disabled={!isThere} busy={renewing} onClick={onRenew}>
          <Drawing path={rotate} />
          {say.replaceLink}
        </Button>
      </div>
    </>
  );
}

/** Whether the text reached the clipboard; false where there is none or it is forbidden: then it is selected. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
