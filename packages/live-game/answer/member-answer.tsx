import { detailOf } from '@snug/client';
import { suggestionMaxLength } from '@snug/contract';
import { Button, StateDot, Text, VisuallyHidden } from '@snug/ui';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import * as styles from '../live-game.css.ts';
import { captainName, usePick, useTools } from '../use-live-game.ts';
import { AnswerInput } from './answer-input.tsx';
import { AnswerState } from './answer-state.tsx';
import { answerText } from './answer-text.ts';
import type { AnswerProps } from './captain-answer.tsx';
import { useKeepCaret } from './use-keep-caret.ts';

/** The captain's answer so far, and a member's own suggestion (ROUND-06, OPEN-31). */
export function MemberAnswer({ question, number, matches, draft }: AnswerProps) {
  const { words: say, game } = useTools();
  const { question_id, suggestions } = question;
  const captain = usePick(captainName);
  const captainHas = usePick(({ view }) => answerText(view?.suggested[question_id]));
  const me = usePick(({ view }) => view?.me.player_code);
  const answer = usePick(({ drafts }) => drafts[question_id]);
  const isIn = answer?.state === 'saved';
  const [kept = ''] = answer?.texts ?? [];
  // A suggestion that waited for the network leaves the field once it is saved; newer text stays.
  const text = isIn ? '' : kept;
  useLayoutEffect(() => {
    draft.current = text;
  });
  const field = useKeepCaret(question_id);
  const { sending, error, suggest, button, state } = useSuggest(question_id, text);
  const mine = suggestions.find((suggestion) => suggestion.player_code === me)?.suggestion ?? (isIn ? kept : undefined);

  return (
    <>
      <Text tone="soft">
        {say.captainSays(captain ?? say.captainUnknown)}{' '}
        {captainHas ? <strong className={styles.written}>{captainHas}</strong> : say.nothingYet}
      </Text>
      <form className={styles.suggest} onSubmit={suggest} noValidate>
        <div ref={field}>
          <AnswerInput
            label={say.suggestion(number)}
            value={text}
            onChange={(written) => {
              // Set at once, not at the next render: a member promoted before that keeps the text as a suggestion.
              draft.current = written;
              game.typeAnswer(question_id, 0, written);
            }}
            matches={matches}
            placeholder={say.choose}
            maxLength={suggestionMaxLength}
          />
        </div>
        <div className={styles.suggestFoot}>
          <span ref={state} className={styles.suggestState} tabIndex={-1}>
            {error && <StateDot tone="danger">{error}</StateDot>}
            {!error &&
              (answer?.state === 'local' ? (
                <AnswerState draft={answer} />
              ) : (
                mine && <StateDot tone="good">{say.suggested(mine)}</StateDot>
              ))}
          </span>
          <span className={styles.rigid}>
            <Button type="submit" disabled={!text.trim()} busy={sending} elementRef={button}>
              {say.suggest}
              <VisuallyHidden> {say.forQuestion(number)}</VisuallyHidden>
            </Button>
          </span>
        </div>
      </form>
    </>
  );
}

/** Sends what is typed as a suggestion, once at a time. */
function useSuggest(questionId: string, text: string) {
  const { words: say, game } = useTools();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const state = useRef<HTMLSpanElement>(null);

  async function suggest(event: FormEvent) {
    event.preventDefault();
    if (!text.trim() || sending) return;
    const isPressed = button.current?.matches(':focus');
    setSending(true);
    setError(undefined);
    try {
      await game.suggest(questionId, text.trim());
      // The button has nothing more to send; what was sent is said beside it.
      if (isPressed) state.current?.focus({ preventScroll: true });
    } catch (failure) {
      // After a network error the suggestion is sent again by itself, even if its author has typed on.
      const now = game.get().drafts[questionId];
      if (now?.state === 'local' || (!detailOf(failure) && now?.texts[0] !== text)) return;
      setError(detailOf(failure) || say.suggestFailed);
    } finally {
      setSending(false);
    }
  }
  return { sending, error, suggest, button, state };
}
