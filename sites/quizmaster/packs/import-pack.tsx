import { type HostPack, hostImportPack, packMaxBytes } from '@snug/contract';
import { Banner, Button, Card, saveFile, useAnnounce, useWords } from '@snug/ui';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import * as pageCss from '../sponsors/sponsors.css.ts';
import { base64Of } from './base64-of.ts';
import { exampleSheet } from './example-sheet.ts';
import { FileButton } from './file-button.tsx';
import { type ImportOutcome, Outcome, outcomeOf } from './outcome.tsx';
import { packWords } from './words.ts';

interface Props {
  /** The packs in the list before. */
  readonly known: readonly HostPack[];
  readonly onImported: () => void;
}

/** Imports a pack from a file, and says all that is wrong with one that cannot be used. */
export function ImportPack({ known, onImported }: Props) {
  const words = useWords(packWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const id = useId();
  const [busyWith, setBusyWith] = useState<string>();
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const place = useRef<HTMLDivElement>(null);
  // Long lists of problems begin below the button: whoever reads them is brought there.
  useEffect(() => {
    if (outcome) place.current?.focus();
  }, [outcome]);

  async function importFile(file: File) {
    if (busyWith !== undefined) return;
    setBusyWith(file.name);
    setOutcome(undefined);
    announce(words.importing(file.name));
    const result = await outcomeOf(words, file, async () => {
      const content = base64Of(await file.arrayBuffer());
      return call(hostImportPack, { body: { name: file.name.slice(-255), content }, timeoutMs: 60_000 });
    });
    setBusyWith(undefined);
    const isKnown = known.some(({ pack_id }) => pack_id === result.pack?.pack_id);
    setOutcome(isKnown && result.pack ? { ...result, title: words.knownAlready(result.pack.title) } : result);
    if (result.pack) onImported();
  }

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // The same file, mended, may be chosen again.
    event.currentTarget.value = '';
    if (!file) return;
    if (file.size > packMaxBytes) setOutcome({ tone: 'danger', title: words.fileTooLarge(file.name), sentences: [] });
    else void importFile(file);
  };

  return (
    <Card labelledBy={id}>
      <div className={pageCss.section}>
        <div className={pageCss.head}>
          <h2 id={id} className={pageCss.heading}>
            {words.importTitle}
          </h2>
          <p className={pageCss.soft}>{words.importLead}</p>
          <p className={pageCss.soft}>{words.importColumns}</p>
        </div>
        <div className={pageCss.actions}>
          <FileButton accept=".csv,.json,text/csv,application/json" busy={busyWith !== undefined} onChange={choose}>
            {words.chooseFile}
          </FileButton>
          <Button onClick={() => saveFile('example.csv', 'text/csv', exampleSheet)}>{words.exampleSheet}</Button>
        </div>
        {busyWith !== undefined && (
          <Banner tone="info" silent>
            {words.importing(busyWith)}
          </Banner>
        )}
        {outcome && <Outcome outcome={outcome} placeRef={place} />}
      </div>
    </Card>
  );
}
