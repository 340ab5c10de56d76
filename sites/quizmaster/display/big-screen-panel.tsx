import { type HostGame, hostDisplay, hostNewDisplay } from '@snug/contract';
import { Banner, Button, Dialog, LinkButton, TextInput, useAnnounce, useWords } from '@snug/ui';
import { useCallback, useState } from 'react';
import { copyText } from '../copy-text.ts';
import { useHostClient } from '../host-client.ts';
import { isLoopbackAddress, typedAddress } from '../join-address.ts';
import { useCommand } from '../use-command.ts';
import { useLoaded } from '../use-loaded.ts';
import { consoleWords } from '../words.ts';
import { OverflowNote } from './overflow-note.tsx';
import * as css from './panel.css.ts';
import { Preview } from './preview.tsx';
import { displayWords } from './words.ts';

/** The big screen at the console: opened, its address copied or made anew, what the room sees now, and what will not fit. */
export function BigScreenPanel({ game }: { game: HostGame }) {
  const words = useWords(displayWords);
  const { openScreen, ownAddress, tryAgain } = useWords(consoleWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const { gameid } = game;
  const load = useCallback(
    (signal: AbortSignal) => call(hostDisplay, { params: { id: gameid }, signal }),
    [call, gameid],
  );
  const loaded = useLoaded(load);
  const [renewed, setRenewed] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isCopyRefused, setCopyRefused] = useState(false);
  const { busy, failure, run } = useCommand();
  const url = renewed ?? loaded.value?.url;

  async function copy(text: string): Promise<void> {
    const isCopied = await copyText(text);
    setCopyRefused(!isCopied);
    announce(isCopied ? words.screenCopied : words.screenCopyFailed);
  }

  async function renew(): Promise<void> {
    setAsking(false);
    const reply = await run(() => call(hostNewDisplay, { params: { id: gameid } }));
    if (!reply) {
      // It may have been made although its reply is lost: the one that stands here would then show nothing.
      setRenewed(undefined);
      loaded.again();
      return;
    }
    setRenewed(reply.url);
    announce(words.screenNewAddressMade);
  }

  return (
    <section className={css.panel} aria-label={words.screenConsoleTitle}>
      <p className={css.lead}>{words.screenConsoleLead}</p>
      {loaded.failed && (
        <Banner tone="danger" action={<Button onClick={loaded.again}>{tryAgain}</Button>}>
          {words.screenAddressFailed}
        </Banner>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
      {url && (
        <>
          <Preview game={game} token={new URL(url).hash.slice(1)} />
          <div className={css.buttons}>
            <LinkButton kind="main" href={addressHere(url)} external>
              {openScreen}
            </LinkButton>
            <Button onClick={() => void copy(url)}>{words.screenCopyAddress}</Button>
            <Button kind="quiet" opens="dialog" busy={busy} onClick={() => setAsking(true)}>
              {words.screenNewAddress}
            </Button>
          </div>
          {isLoopbackAddress(url) && <Banner tone="danger">{ownAddress(typedAddress(url))}</Banner>}
          {isCopyRefused && (
            <TextInput label={words.screenAddress} hint={words.screenCopyFailed} value={url} onChange={() => {}} />
          )}
        </>
      )}
      <OverflowNote game={game} />
      <Dialog
        open={isAsking}
        title={words.screenNewAddressTitle}
        buttons={[
          { label: words.screenKeepAddress, kind: 'quiet', onClick: () => setAsking(false) },
          { label: words.screenNewAddress, kind: 'danger', onClick: () => void renew() },
        ]}
        onClose={() => setAsking(false)}
      >
        <p>{words.screenNewAddressBody}</p>
      </Dialog>
    </section>
  );
}

/** On this page's own origin: the laptop may reach the server under another name than the television. */
function addressHere(url: string): string {
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}
