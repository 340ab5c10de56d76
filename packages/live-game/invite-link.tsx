import type { Team } from '@snug/contract';
import { Button, Drawing, Heading, Stack, TextInput } from '@snug/ui';
import * as paths from '@snug/ui/paths';
import { useRef, useState } from 'react';
import * as styles from './live-game.css.ts';
import { usePick, useTools } from './use-live-game.ts';

/** The link teammates join by, to copy or to share. Works without a clipboard, as on plain http in a pub's own network. */
export function InviteLink({ team }: { team: Team }) {
  const { words: say, client } = useTools();
  const gameId = usePick(({ gameid }) => gameid);
  const [copied, setCopied] = useState<'yes' | 'by-hand'>();
  const field = useRef<HTMLInputElement>(null);
  const link = `${client.origin || location.origin}/auth/link/join/${encodeURIComponent(gameId)}/team/${encodeURIComponent(team.team_code)}`;

  async function copy() {
    field.current?.focus();
    field.current?.select();
    setCopied((await copyText(link)) ? 'yes' : 'by-hand');
  }

  return (
    <Stack gap={4}>
      <Heading level={3}>{say.inviteTitle}</Heading>
      <TextInput
        label={say.link}
        hint={copied === 'by-hand' ? say.copyByHand : say.inviteHint}
        value={link}
        onChange={() => undefined}
        readOnly
        elementRef={field}
      />
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={copy}>
          <Drawing path={copied === 'yes' ? paths.tick : paths.copy} />
          {copied === 'yes' ? say.copied : say.copy}
        </Button>
        {'share' in navigator && (
          <Button
            kind="quiet"
            // Rejects when the person closes the sheet of the phone: nothing to tell.
            onClick={() =>
              void navigator.share({ title: say.shareText(team.team_name), url: link }).catch(() => undefined)
            }
          >
            <Drawing path={paths.share} />
            {say.share}
          </Button>
        )}
      </div>
    </Stack>
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
