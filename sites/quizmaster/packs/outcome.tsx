import { detailOf, isNetworkError } from '@snug/client';
import type { HostPack, hostImportPack, ReplyOf } from '@snug/contract';
import { Banner } from '@snug/ui';
import type { Ref } from 'react';
import * as css from './packs.css.ts';
import type { packWords } from './words.ts';

/** What became of a file: one sentence, and the list of what is wrong, or worth a look. */
export interface ImportOutcome {
  readonly tone: 'good' | 'danger';
  readonly title: string;
  /** Before the list. */
  readonly lead?: string;
  readonly sentences: readonly string[];
  readonly pack?: HostPack;
}

/** Sends a file and puts what comes back into words. Never rejects. */
export async function outcomeOf(
  words: typeof packWords,
  { name }: Pick<File, 'name'>,
  send: () => Promise<ReplyOf<typeof hostImportPack>>,
): Promise<ImportOutcome> {
  try {
    const { pack, problems, remarks } = await send();
    if (!pack) {
      const title = words.wrongTitle(name, problems.length);
      return { tone: 'danger', title, lead: words.wrongAgain, sentences: problems };
    }
    const title = words.packImported(pack.title, words.packRounds(pack.rounds), words.packQuestions(pack.questions));
    return { tone: 'good', title, ...(remarks.length > 0 && { lead: words.remarks }), sentences: remarks, pack };
  } catch (error) {
    // The file was moved, or changed while it was read.
    if (error instanceof DOMException) return { tone: 'danger', title: words.notRead(name), sentences: [] };
    const title = isNetworkError(error) ? words.importFailed : words.importRefused(detailOf(error));
    return { tone: 'danger', title, sentences: [] };
  }
}

export function Outcome({ outcome, placeRef }: { outcome: ImportOutcome; placeRef: Ref<HTMLDivElement> }) {
  const { tone, title, lead, sentences } = outcome;
  return (
    <div ref={placeRef} tabIndex={-1} className={css.outcome}>
      <Banner tone={tone}>
        <p className={css.outcomeTitle}>{title}</p>
        {lead !== undefined && <p className={css.answer}>{lead}</p>}
        {sentences.length > 0 && (
          <ul className={css.sentences}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
}
