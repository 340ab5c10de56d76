import { type HostQuestion, hostAcceptSpelling } from '@snug/contract';
import { Banner, Checkbox, Dialog, Select, useAnnounce, useWords } from '@snug/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { useCommand } from '../use-command.ts';
import * as css from './accept-dialog.css.ts';
import type { AcceptedSpelling } from './undo.ts';
import { deskWords } from './words.ts';

interface Props {
  readonly gameId: string;
  readonly question: HostQuestion;
  /** The spelling to accept. */
  readonly text: string;
  /** The question as it is now, and what was accepted. */
  readonly onAccepted: (question: HostQuestion, spelling: AcceptedSpelling) => void;
  readonly onClose: () => void;
}

/** Asks whether a spelling is accepted for everyone, for which of the wanted answers, and whether in the pack, too. */
export function AcceptDialog({ gameId, question, text, onAccepted, onClose }: Props) {
  const words = useWords(deskWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const [part, setPart] = useState(0);
  const [toPack, setToPack] = useState(false);
  const { busy, failure, run } = useCommand();
  const fields = useRef<HTMLDivElement>(null);
  // Enter accepts at once, as the key that opened it means it: the dialog would begin at its first field.
  useLayoutEffect(() => {
    const buttons = fields.current?.closest('dialog')?.querySelectorAll('button');
    buttons?.item(buttons.length - 1).focus();
  }, []);

  async function accept(): Promise<void> {
    const body = { question_id: question.question_id, part, text, to_pack: toPack };
    const reply = await run(() => call(hostAcceptSpelling, { params: { id: gameId }, body }));
    if (!reply) return;
    announce(words.saidSpelling(text));
    onAccepted(reply.question, body);
  }

  return (
    <Dialog
      open
      structured
      title={words.acceptSpellingTitle(text)}
      buttons={[
        { label: words.keepKey, kind: 'quiet', onClick: onClose },
        { label: words.acceptSpelling, kind: 'main', busy, onClick: accept },
      ]}
      onClose={onClose}
    >
      <div className={css.dialogFields} ref={fields}>
        <p>{words.acceptSpellingBody}</p>
        {question.accepted.length > 1 && (
          <Select
            label={words.acceptFor}
            value={String(part)}
            options={question.accepted.map(([first = ''], nth) => ({ value: String(nth), label: first }))}
            onChange={(value) => setPart(Number(value))}
          />
        )}
        <Checkbox label={words.acceptInPack} checked={toPack} onChange={setToPack} />
        {failure && <Banner tone="danger">{failure}</Banner>}
      </div>
    </Dialog>
  );
}
