import { type HostMessage, type HostQuestion, hostMendQuestion } from '@snug/contract';
import { Banner, Dialog, TextArea, TextInput, useAnnounce, useWords } from '@snug/ui';
import { useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { useCommand } from '../use-command.ts';
import { linesOf } from './lines-of.ts';
import * as css from './plan.css.ts';
import { planWords } from './words.ts';

interface Props {
  readonly gameId: string;
  readonly question: HostQuestion;
  readonly onTell: (message: HostMessage) => void;
  readonly onClose: () => void;
}

/** Mends the text, the accepted answers, the notes and the picture's description of a question, asked or not. */
export function MendDialog({ gameId, question, onTell, onClose }: Props) {
  const words = useWords(planWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const { busy, failure, run } = useCommand();
  const [seen] = useState(question.accepted);
  const [text, setText] = useState(question.question_text);
  const [answers, setAnswers] = useState(() => question.accepted.map((texts) => texts.join('\n')));
  const [notes, setNotes] = useState(question.notes);
  const [alt, setAlt] = useState(question.image_alt);
  const [isTried, setTried] = useState(false);
  const accepted = answers.map(linesOf);
  const isMissing = text.trim() === '' || accepted.some((texts) => texts.length === 0);

  async function mend(): Promise<void> {
    setTried(true);
    if (isMissing) return;
    const body = { question_id: question.question_id, question_text: text, accepted, seen, notes, image_alt: alt };
    const reply = await run(() => call(hostMendQuestion, { params: { id: gameId }, body }));
    if (!reply) return;
    onTell({ type: 'HOST_QUESTION', question: reply.question });
    announce(words.mendSaid);
    onClose();
  }

  return (
    <Dialog
      open
      structured
      title={words.mendTitle}
      buttons={[
        { label: words.mendLater, kind: 'quiet', onClick: onClose },
        { label: words.mendNow, kind: 'main', busy, onClick: () => void mend() },
      ]}
      onClose={onClose}
    >
      <div className={css.dialogFields}>
        <p className={css.soft}>{words.mendBody}</p>
        <TextArea
          label={words.mendText}
          error={isTried && text.trim() === '' ? words.mendTextNeeded : undefined}
          maxLength={2_000}
          rows={2}
          value={text}
          onChange={setText}
        />
        {answers.map((typed, part) => (
          <TextArea
            key={part}
            label={answers.length === 1 ? words.mendAnswers : words.mendAnswer(part + 1)}
            hint={words.mendAnswersHint}
            error={isTried && accepted[part]?.length === 0 ? words.mendAnswerNeeded : undefined}
            rows={2}
            value={typed}
            onChange={(next) => setAnswers((now) => now.with(part, next))}
          />
        ))}
        <TextArea label={words.mendNotes} maxLength={2_000} rows={2} value={notes} onChange={setNotes} />
        {question.image !== '' && (
          <TextInput label={words.mendPicture} maxLength={2_000} value={alt} onChange={setAlt} autoComplete="off" />
        )}
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      </div>
    </Dialog>
  );
}
