import { hostSaveSurvey } from '@snug/contract';
import { Banner, Counter, RadioGroup, TextArea, useWords } from '@snug/ui';
import { useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { ItemForm } from './item-form.tsx';
import { OptionFields } from './option-fields.tsx';
import {
  newQuestion,
  type QuestionDraft,
  type QuestionProblem,
  questionBody,
  questionDraftOf,
  questionProblems,
  stands,
} from './question-draft.ts';
import { QuestionPreview } from './question-preview.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import * as css from './sponsors.css.ts';
import { useSave } from './use-save.ts';
import { useSponsors } from './use-sponsor-data.ts';
import { type SponsorWords, sponsorWords } from './words.ts';

/** What the contract allows. */
const textMax = 300;

interface Props {
  readonly sponsorId: string;
  /** Undefined for a new question. */
  readonly surveyId: string | undefined;
}

/** The page of a question, new or not, with its preview. Once answered, its text and options cannot be changed. */
export function QuestionPage({ sponsorId, surveyId }: Props) {
  const words = useWords(sponsorWords);
  const { call } = useHostClient();
  const { data, putSurvey } = useSponsors();
  const survey = data.surveys.find((each) => each.surveyid === surveyId && each.sponsor_id === sponsorId);
  const isFixed = survey !== undefined && stands(survey);
  const [draft, setDraft] = useState<QuestionDraft>(() => (survey ? questionDraftOf(survey) : newQuestion));
  const [isTried, setTried] = useState(false);
  const saving = useSave();
  const problems = questionProblems(draft);
  const error = (...of: readonly QuestionProblem[]) => problemOf(isTried ? problems : [], of, words);
  const change = (next: Partial<QuestionDraft>) => setDraft((before) => ({ ...before, ...next }));

  return (
    <ItemForm
      sponsorId={sponsorId}
      title={surveyId === undefined ? words.newQuestion : words.editQuestion}
      isThere={surveyId === undefined || survey !== undefined}
      isRight={problems.length === 0}
      saving={saving}
      onTry={() => setTried(true)}
      onSave={(then) => {
        const body = questionBody(draft, sponsorId, surveyId);
        const headers = surveyId === undefined ? saving.onlyOnce(body) : {};
        saving.save(
          (signal) => call(hostSaveSurvey, { body, headers, signal }),
          (saved) => {
            putSurvey(saved);
            then();
          },
        );
      }}
      notice={
        isFixed ? (
          <Banner tone="info">
            {words.stands(survey.responses + survey.elsewhere.responses, survey.skips + survey.elsewhere.skips)}
          </Banner>
        ) : (
          <p className={css.soft}>{words.standsLater}</p>
        )
      }
      preview={<QuestionPreview draft={draft} />}
    >
      <TextArea
        label={words.questionText}
        hint={isFixed ? undefined : <Counter text={draft.text} most={textMax} />}
        error={error('no-text')}
        value={draft.text}
        maxLength={textMax}
        rows={2}
        readOnly={isFixed}
        onChange={(text) => change({ text })}
      />
      {!isFixed && (
        <RadioGroup
          label={words.answerKind}
          value={draft.kind}
          onChange={(kind) => change({ kind: kind === 'text' ? 'text' : 'choice' })}
          options={[
            { value: 'choice', label: words.byChoice, hint: words.byChoiceHint },
            { value: 'text', label: words.byText, hint: words.byTextHint },
          ]}
        />
      )}
      {draft.kind === 'choice' && (
        <OptionFields
          options={draft.options}
          isFixed={isFixed}
          error={error('few-options', 'equal-options')}
          onChange={(options) => change({ options })}
        />
      )}
      <ScheduleFields value={draft} onChange={change} />
    </ItemForm>
  );
}

function problemOf(
  problems: readonly QuestionProblem[],
  of: readonly QuestionProblem[],
  words: SponsorWords,
): string | undefined {
  const problem = problems.find((one) => of.includes(one));
  switch (problem) {
    case 'no-text':
      return words.questionTextNeeded;
    case 'few-options':
      return words.optionsNeeded;
    case 'equal-options':
      return words.optionsEqual;
    // Said beside the days at once.
    case 'turned-round':
    case undefined:
      return undefined;
  }
}
