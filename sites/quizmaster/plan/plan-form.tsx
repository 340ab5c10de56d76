import type { GamePlan, PlanChoices } from '@snug/contract';
import { Banner, Button, useWords } from '@snug/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../unsaved.tsx';
import * as css from './plan.css.ts';
import { type PlanDraft, planOf, planProblems } from './plan-draft.ts';
import { PlanFields } from './plan-fields.tsx';
import { planWords } from './words.ts';

interface Props {
  readonly first: PlanDraft;
  readonly choices: PlanChoices;
  /** The game and the plan that are changed; undefined for a new game. */
  readonly before?: { readonly gameId: string; readonly plan: GamePlan };
  readonly submit: string;
  readonly busy: boolean;
  /** Why it was not saved, as a sentence. */
  readonly failure: string | undefined;
  /** Resolves to whether it was saved. */
  readonly onSave: (plan: GamePlan) => Promise<boolean>;
  /** What stands below the form once it is saved, until the next edit; undefined where another page follows. */
  readonly saved?: string;
}

/** The form of a plan. What is missing is shown once somebody wants to save, and gets the focus. */
export function PlanForm({ first, choices, before, submit, busy, failure, onSave, saved }: Props) {
  const words = useWords(planWords);
  const [draft, setDraft] = useState(first);
  const [savedDraft, setSavedDraft] = useState<PlanDraft>();
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const problems = planProblems(draft, before?.plan);
  const [begun] = useState(first);
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(savedDraft ?? begun));

  useEffect(() => {
    // After the errors are drawn: the first one is where somebody goes on.
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (problems.length > 0) setTries((count) => count + 1);
    else if (await onSave(planOf(draft, before?.plan))) setSavedDraft(draft);
  };

  return (
    <form ref={form} className={css.form} onSubmit={save} noValidate>
      <PlanFields
        draft={draft}
        choices={choices}
        problems={tries > 0 ? problems : []}
        {...(before && { gameId: before.gameId })}
        onChange={(next) => setDraft((now) => ({ ...now, ...next }))}
      />
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      {saved !== undefined && failure === undefined && savedDraft === draft && (
        <Banner tone="good" silent>
          {saved}
        </Banner>
      )}
      {tries > 0 && problems.length > 0 && <p className={css.wrong}>{words.planSomethingWrong}</p>}
      <div className={css.actions}>
        <Button kind="main" type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
