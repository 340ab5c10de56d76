import type { Appeal as GivenAppeal } from '@snug/contract';
import { sentenceMaxLength } from '@snug/contract';
import { Button, CountedInput, StateDot, uiWords, useFocusIfLost, useWords, VisuallyHidden } from '@snug/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { roleOf, usePick } from '../use-live-game.ts';
import * as styles from './results.css.ts';
import { useResults } from './use-results.ts';
import { resultsWords } from './words.ts';

export interface AppealProps {
  questionId: string;
  label: string;
  /** There is something to be gained. */
  contestable: boolean;
}

/** The team's appeal about a question, with its decision; before there is one, the captain's way to make it. */
export function Appeal({ questionId, label, contestable }: AppealProps) {
  const { state } = useResults();
  const isCaptain = usePick((game) => roleOf(game) === 'captain');
  const appeal = state.results?.appeals.find(({ question_id }) => question_id === questionId);
  if (appeal) return <AppealState appeal={appeal} />;
  const isFinal = state.results?.board?.final === true;
  return isCaptain && contestable && !isFinal && <Contest questionId={questionId} label={label} />;
}

/** An appeal, as everybody on the team sees it. */
export function AppealState({ appeal }: { appeal: GivenAppeal }) {
  const say = useWords(resultsWords);
  const { state, reason, reply } = appeal;
  const head = useRef<HTMLDivElement>(null);
  // After Send, whose button is gone.
  useFocusIfLost(head);
  return (
    <div ref={head} className={styles.appeal} tabIndex={-1}>
      {state === 'open' && <StateDot tone="info">{say.appealOpen}</StateDot>}
      {state === 'upheld' && <StateDot tone="good">{say.appealUpheld(reply)}</StateDot>}
      {state === 'declined' && <StateDot tone="quiet">{say.appealDeclined(reply)}</StateDot>}
      <p className={styles.soft}>{say.quoted(reason)}</p>
    </div>
  );
}

/** One sentence, once. What is typed outlives a reload; a refusal is the server's sentence. */
function Contest({ questionId, label }: Pick<AppealProps, 'questionId' | 'label'>) {
  const say = useWords(resultsWords);
  const { cancel } = useWords(uiWords);
  const { core, state } = useResults();
  const [reason, setReason] = useState(() => core.typed(questionId));
  const [isOpen, setOpen] = useState(reason !== '');
  const [wasOpened, setOpened] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const sending = state.contesting[questionId];

  useEffect(() => {
    if (wasOpened) (isOpen ? field : opener).current?.focus();
  }, [isOpen, wasOpened]);

  function turn(open: boolean): void {
    setOpened(true);
    setOpen(open);
    setMissing(false);
  }

  function type(text: string): void {
    setReason(text);
    setMissing(false);
    core.type(questionId, text);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim() === '') {
      setMissing(true);
      field.current?.focus();
    } else void core.contest(questionId, reason);
  }

  if (!isOpen) {
    return (
      <span>
        <Button elementRef={opener} onClick={() => turn(true)}>
          <span>
            {say.contest} <VisuallyHidden>{say.contestQuestion(label)}</VisuallyHidden>
          </span>
        </Button>
      </span>
    );
  }
  const isBusy = sending?.state === 'sending';
  return (
    <form className={styles.contest} onSubmit={send} noValidate>
      <CountedInput
        label={say.contestReason}
        hint={say.contestHint}
        most={sentenceMaxLength}
        value={reason}
        onChange={type}
        elementRef={field}
        readOnly={isBusy}
        error={isMissing ? say.contestMissing : sending?.state === 'failed' && (sending.detail || say.contestFailed)}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {say.sendContest}
        </Button>
        {!isBusy && (
          <Button
            onClick={() => {
              type('');
              turn(false);
            }}
          >
            {cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
