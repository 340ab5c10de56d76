import type { SurveyFeed, SurveySource, SurveyState } from '@snug/client';
import { surveyResponseMaxLength } from '@snug/contract';
import { Banner, Button, RadioGroup, Select, TextInput, uiWords, useWords } from '@snug/ui';
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import * as styles from './survey.css.ts';
import { useSurvey } from './use-survey.ts';
import { type SurveyWords, surveyWords } from './words.ts';

export interface SurveyProps {
  /** `playerSurveys(client, { gameId })`. Pass the same object at every render. */
  source: SurveySource;
  /** One answer a day, then thanks, as between the rounds of a game (SURVEY-11). */
  preview?: boolean;
  /** A whole room opens it at once. */
  isSpread?: boolean;
  words?: Partial<SurveyWords>;
}

/**
 * The questions of the day (SURVEY-01 … SURVEY-11).
 *
 * @example <Survey source={source} preview />
 */
export function Survey({ source, preview = false, isSpread = false, words }: SurveyProps) {
  return <SurveyCard {...useSurvey(source, preview, isSpread)} words={words} />;
}

export interface SurveyCardProps {
  state: SurveyState;
  /** What can be done about it. */
  verbs: Pick<SurveyFeed, 'start' | 'write' | 'choose' | 'submit' | 'skip'>;
  card?: Ref<HTMLElement>;
  /** For what takes the focus when the next thing has come. */
  next?: Ref<HTMLElement>;
  words?: Partial<SurveyWords> | undefined;
}

/** One state of the survey as it is drawn, so that a question can be looked at before anybody is asked. */
export function SurveyCard({ state, verbs, card, next, words }: SurveyCardProps) {
  const say = useWords(surveyWords, words);
  const { retry } = useWords(uiWords);

  function body(): ReactNode {
    switch (state.step) {
      case 'loading':
        return (
          <p className={styles.loading} role="status">
            {say.findingSurvey}
          </p>
        );
      case 'failed':
        return (
          <Banner tone="danger" action={<Button onClick={verbs.start}>{retry}</Button>}>
            {state.error.detail ?? say.surveyFailed}
          </Banner>
        );
      case 'question':
        return <Question key={state.survey.surveyid} state={state} say={say} heading={next} {...verbs} />;
      case 'thanks':
        return <Done heading={next} title={say.surveyThanks} text={say.surveyThanksText} />;
      default:
        return <Done heading={next} title={say.allAnswered} text={say.allAnsweredText} />;
    }
  }

  return (
    <section className={styles.root} aria-label={say.surveyTitle} ref={card}>
      <p className={styles.head}>
        <span>{say.surveyTitle}</span>
        {state.step === 'question' && (
          <span>
            {say.surveyProgress(Math.min(state.progress.answered + 1, state.progress.max), state.progress.max)}
          </span>
        )}
      </p>
      {body()}
    </section>
  );
}

interface QuestionProps {
  state: Extract<SurveyState, { step: 'question' }>;
  say: SurveyWords;
  heading: Ref<HTMLElement> | undefined;
  write(text: string): void;
  choose(option: string): void;
  submit(): Promise<void>;
  skip(reason?: string): Promise<void>;
}

function Question({ state, say, heading, write, choose, submit, skip }: QuestionProps) {
  const { survey, answer, isKept, canSubmit, busy, error } = state;
  const [reason, setReason] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const label = (
    // biome-ignore lint/a11y/useSemanticElements: a label may hold no h2; so it is the question's heading and its label at once
    <span className={styles.question} role="heading" aria-level={2} tabIndex={-1} ref={heading}>
      {survey.question_text}
    </span>
  );

  function send(event: FormEvent) {
    event.preventDefault();
    // Options are disabled meanwhile and would lose the focus: Enter sends from any of them.
    if (survey.options.length > 0) button.current?.focus({ preventScroll: true });
    void submit();
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {survey.options.length > 0 ? (
        <RadioGroup
          label={label}
          value={answer}
          onChange={choose}
          // A browser shows another option as chosen, whatever is being sent.
          disabled={busy}
          options={survey.options.map((value) => ({ value, label: value }))}
        />
      ) : (
        <TextInput
          label={label}
          placeholder={say.surveyPlaceholder}
          value={answer}
          onChange={write}
          maxLength={surveyResponseMaxLength}
          readOnly={busy}
        />
      )}
      {isKept && <p className={styles.kept}>{say.surveyKept}</p>}
      {error && <Banner tone="danger">{error.detail ?? say.surveySendFailed}</Banner>}
      <Button kind="main" type="submit" disabled={!canSubmit} busy={busy} elementRef={button}>
        {say.sendSurvey}
      </Button>
      <div className={styles.skip}>
        <Button busy={busy} onClick={() => void skip(reason)}>
          {say.skipSurvey}
        </Button>
        <div className={styles.reason}>
          <Select
            label={say.skipReason}
            labelHidden
            value={reason || 'No Reason'}
            onChange={setReason}
            options={Object.entries(say.skipReasons).map(([value, label]) => ({ value, label }))}
          />
        </div>
      </div>
    </form>
  );
}

/** Nothing is left to do. */
function Done({ heading, title, text }: { heading: Ref<HTMLElement> | undefined; title: string; text: string }) {
  return (
    <div className={styles.done}>
      <h2 className={styles.doneTitle} ref={heading as Ref<HTMLHeadingElement>} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.kept}>{text}</p>
    </div>
  );
}
