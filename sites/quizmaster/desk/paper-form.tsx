import type { HostRound } from '@snug/contract';
import { Button, Select, StateDot, TextInput, Toggle, useWords } from '@snug/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { soft } from '../type.css.ts';
import { consoleWords } from '../words.ts';
import * as css from './paper.css.ts';
import { type PaperDraft, paperFields } from './paper-round.ts';
import { shortened } from './shortened.ts';
import { deskWords } from './words.ts';

interface Props {
  readonly round: HostRound;
  readonly before: PaperDraft;
  readonly name: string;
  readonly busy: boolean;
  /** The team whose paper has just gone in. */
  readonly justIn: string | undefined;
  /** Told of every change, so that nothing typed is lost when the form is left. */
  readonly onChange: (draft: PaperDraft) => void;
  readonly onSubmit: (draft: PaperDraft) => void;
}

/** The answers of one team on paper: Tab or Enter goes to the next field, Enter in the last one hands in. */
export function PaperForm({ round, before, name, busy, justIn, onChange, onSubmit }: Props) {
  const words = useWords(deskWords);
  const console = useWords(consoleWords);
  const [draft, setDraft] = useState(before);
  const form = useRef<HTMLFormElement>(null);
  // Whoever types a pile of papers goes on typing.
  useEffect(() => {
    const fields = fieldsOf(form.current);
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);

  function goOn(): void {
    const fields = fieldsOf(form.current);
    const next = fields[fields.findIndex((field) => field.matches(':focus')) + 1];
    if (next) next.focus();
    else form.current?.requestSubmit();
  }

  function change(part: Partial<PaperDraft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    onChange(next);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(draft);
  };
  return (
    <form ref={form} className={css.paperForm} onSubmit={submit}>
      {paperFields(round).map(({ question_id, texts: count }, place) => {
        const texts = Array.from({ length: count }, (_, nth) => draft.answers[question_id]?.[nth] ?? '');
        return texts.map((text, nth) => (
          <TextInput
            // The fields of an answer have no other name than their place.
            key={`${question_id} ${nth}`}
            label={
              <span className={css.paperLabel}>
                <span>{count === 1 ? labelOf(place) : words.paperPart(labelOf(place), nth + 1)}</span>{' '}
                {nth === 0 && !round.single_answer && (
                  <span className={css.paperQuestion} dir="auto">
                    {textOf(question_id)}
                  </span>
                )}
              </span>
            }
            value={text}
            onChange={(changed) => change({ answers: { ...draft.answers, [question_id]: texts.with(nth, changed) } })}
            onEnter={goOn}
            autoComplete="off"
          />
        ));
      })}
      {round.single_answer && (
        <Select
          label={words.paperClue}
          value={String(draft.clue)}
          options={round.asked.map((id, nth) => ({
            value: String(nth + 1),
            label: `${nth + 1}: ${shortened(textOf(id))}`,
          }))}
          onChange={(clue) => change({ clue: Number(clue) })}
        />
      )}
      {round.double_or_nothing && (
        <Toggle label={console.doubleOrNothing} checked={draft.doubled} onChange={(doubled) => change({ doubled })} />
      )}
      {justIn === undefined ? (
        <p className={soft}>{words.paperKept}</p>
      ) : (
        <StateDot tone="good">{words.saidPaperIn(justIn)}</StateDot>
      )}
      <Button kind="main" type="submit" busy={busy}>
        {words.paperHandIn(name)}
      </Button>
    </form>
  );

  function labelOf(place: number): string {
    return round.single_answer ? words.paperAnswer : console.question(place + 1);
  }

  function textOf(id: string): string {
    return round.questions.find(({ question_id }) => question_id === id)?.question_text ?? '';
  }
}

function fieldsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? [])];
}
