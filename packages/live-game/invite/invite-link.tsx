import { Button, Drawing, TextInput, useAnnounce, useWords } from '@snug/ui';
import { copy as copyPath, rotate, share as sharePath, tick } from '@snug/ui/paths';
import { useRef, useState } from 'react';
import * as styles from './invite-teammate.css.ts';
import { inviteTeammateWords } from './words.ts';

interface InviteLinkProps {
  /** '' while it is loading. */
  readonly address: string;
  readonly team: string;
  readonly renewing: boolean;
  /** Why replacing the link failed. */
  readonly error: string | undefined;
  onRenew(): void;
}

/** The link that teammates join by, to copy or share. Works without a clipboard, as on plain http in a pub's network. */
export function InviteLink({ address, team, renewing, error, onRenew }: InviteLinkProps) {
  const say = useWords(inviteTeammateWords);
  const announce = useAnnounce();
  /** The address that was copied, and whether by hand. A replaced address does not count as copied. */
  const [copied, setCopied] = useState<{ address: string; byHand: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const how = copied?.address === address ? copied : undefined;
  const isLoaded = address !== '';

  async function copy() {
    field.current?.focus();
    field.current?.select();
    const byHand = !(await copyText(address));
    setCopied({ address, byHand });
    announce(byHand ? say.copyByHand : say.copied);
  }

  // Rejects when the share sheet is closed, which is no error.
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
        <Button disabled={!isLoaded} onClick={copy}>
          <Drawing path={how && !how.byHand ? tick : copyPath} />
          {how && !how.byHand ? say.copied : say.copy}
        </Button>
        {'share' in navigator && (
          <Button disabled={!isLoaded} onClick={share}>
            <Drawing path={sharePath} />
            {say.share}
          </Button>
        )}
        <Button disabled={!isLoaded} busy={renewing} onClick={onRenew}>
          <Drawing path={rotate} />
          {say.replaceLink}
        </Button>
      </div>
    </>
  );
}

/** Whether the text was copied. False where the clipboard is missing or forbidden: then the text is selected instead. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
