import { detailOf } from '@snug/client';
import { suggestionMaxLength } from '@snug/contract';
import { Button, StateDot, Text, VisuallyHidden } from '@snug/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { AnswerInput } from './answer-input.tsx';
import { AnswerState } from './answer-state.tsx';
import type { AnswerProps } from './captain-answer.tsx';
import * as styles from './live-game.css.ts';
import { usePick, useTools } from './use-live-game.ts';

/** What the captain has so far, and a member's own suggestion (ROUND-06, OPEN-31). */
export function MemberAnswer({ question, number, matches }: AnswerProps) {
  const { words: say, game } = useTools();
  const { question_id, suggestions } = question;
  const captain = usePick(({ view }) => view?.team?.players.find((player) => player.is_captain)?.player_name);
  const captainHas = usePick(({ view }) => view?.suggested[question_id])
    ?.filter(Boolean)
    .join(', ');
  const me = usePick(({ view }) => view?.me.player_code);
  const entry = usePick(({ entries }) => entries[question_id]);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const mine = suggestions.find((suggestion) => suggestion.player_code === me)?.suggestion ?? sent;
  // What weather held back left the field only once it was in; what was typed on meanwhile stays.
  useEffect(() => setText((now) => (now.trim() === mine ? '' : now)), [mine]);

  async function suggest(event: FormEvent) {
    event.preventDefault();
    const suggestion = text.trim();
    if (!suggestion || sending) return;
    setSending(true);
    setTrouble(undefined);
    try {
      await game.suggest(question_id, suggestion);
      setSent(suggestion);
      setText((now) => (now.trim() === suggestion ? '' : now));
    } catch (error) {
      if (game.get().entries[question_id]?.state === 'phone') return;
      setTrouble(detailOf(error) || say.suggestFailed);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <Text tone="soft">
        {say.captainSays(captain ?? say.captainUnknown)}{' '}
        {captainHas ? <strong className={styles.written}>{captainHas}</strong> : say.nothingYet}
      </Text>
      <form className={styles.suggest} onSubmit={suggest} noValidate>
        <AnswerInput
          label={say.suggestion(number)}
          value={text}
          onChange={setText}
          matches={matches}
          placeholder={say.choose}
          maxLength={suggestionMaxLength}
        />
        <div className={styles.suggestFoot}>
          <span className={styles.suggestState}>
            {trouble && <StateDot tone="danger">{trouble}</StateDot>}
            {!trouble &&
              // What weather holds back goes out by itself.
              (entry?.state === 'phone' ? (
                <AnswerState entry={entry} />
              ) : (
                mine && <StateDot tone="good">{say.suggested(mine)}</StateDot>
              ))}
          </span>
          <span className={styles.suggestButton}>
            <Button type="submit" disabled={!text.trim()} busy={sending}>
              {say.suggest}
              <VisuallyHidden> {say.forQuestion(number)}</VisuallyHidden>
            </Button>
          </span>
        </div>
      </form>
    </>
  );
}
