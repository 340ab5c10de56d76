import { Banner, Button, Dialog, TextInput, useAnnounce, useWords } from '@snug/ui';
import { useRef, useState } from 'react';
import { copyText } from '../copy-text.ts';
import { isLoopbackAddress, typedAddress } from '../join-address.ts';
import { consoleWords } from '../words.ts';
import * as css from './venue.css.ts';
import { venueWords } from './words.ts';

export interface ShownLink {
  readonly name: string;
  /** The address that signs in, once. */
  readonly link: string;
}

/** A sign-in link, shown once: to copy and to send. */
export function LinkDialog({ shown, onClose }: { shown: ShownLink | undefined; onClose: () => void }) {
  const words = useWords(venueWords);
  return (
    <Dialog
      open={shown !== undefined}
      title={words.linkTitle(shown?.name ?? '')}
      structured
      buttons={[{ label: words.linkDone, kind: 'main', onClick: onClose }]}
      onClose={onClose}
    >
      {shown && <LinkPart link={shown.link} />}
    </Dialog>
  );
}

function LinkPart({ link }: { link: string }) {
  const words = useWords(venueWords);
  const { ownAddress } = useWords(consoleWords);
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<string>();
  const copy = async () => {
    const isCopied = await copyText(link);
    const says = isCopied ? words.linkCopied : words.linkNotCopied;
    setResult(says);
    announce(says);
    if (!isCopied) field.current?.select();
  };
  return (
    <div className={css.linkPart}>
      <p className={css.soft}>{words.linkLead}</p>
      {isLoopbackAddress(link) && <Banner tone="danger">{ownAddress(typedAddress(link))}</Banner>}
      <TextInput
        label={words.signInLinkField}
        value={link}
        onChange={ignore}
        readOnly
        elementRef={field}
        onFocus={() => field.current?.select()}
      />
      <Button onClick={() => void copy()}>{words.copyLink}</Button>
      {result !== undefined && <p className={css.soft}>{result}</p>}
    </div>
  );
}

/** It is read only. */
function ignore() {}
