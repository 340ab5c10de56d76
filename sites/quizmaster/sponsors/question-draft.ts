import type { BodyOf, HostSurvey, hostSaveSurvey } from '@snug/contract';
import { isTurnedRound } from '../proof/proof-filter.ts';

/** A question as it is being written. */
export interface QuestionDraft extends Pick<HostSurvey, 'active' | 'starts_on' | 'ends_on'> {
  readonly text: string;
  readonly kind: 'choice' | 'text';
  /** Kept while the kind is `text`, so that changing one's mind loses nothing. */
  readonly options: readonly string[];
}

export const optionsMax = 12;
const emptyOptions = ['', ''];

export const newQuestion: QuestionDraft = {
  text: '',
  kind: 'choice',
  options: emptyOptions,
  active: true,
  starts_on: '',
  ends_on: '',
};

export function questionDraftOf({ question_text, options, active, starts_on, ends_on }: HostSurvey): QuestionDraft {
  const isChoice = options.length > 0;
  return {
    text: question_text,
    kind: isChoice ? 'choice' : 'text',
    options: isChoice ? options : emptyOptions,
    ...{ active, starts_on, ends_on },
  };
}

/** Whether somebody has answered or skipped it: then its words stay, because the answers are to the question as it was. */
export function stands({
  responses,
  skips,
  elsewhere,
}: Pick<HostSurvey, 'responses' | 'skips' | 'elsewhere'>): boolean {
  return responses + skips + elsewhere.responses + elsewhere.skips > 0;
}

export type QuestionProblem = 'no-text' | 'few-options' | 'equal-options' | 'turned-round';

export function questionProblems(draft: QuestionDraft): readonly QuestionProblem[] {
  const options = optionsIn(draft);
  const isChoice = draft.kind === 'choice';
  return [
    ...(draft.text.trim() === '' ? ['no-text' as const] : []),
    ...(isChoice && options.length < 2 ? ['few-options' as const] : []),
    ...(isChoice && new Set(options).size < options.length ? ['equal-options' as const] : []),
    ...(isTurnedRound(draft.starts_on, draft.ends_on) ? ['turned-round' as const] : []),
  ];
}

/** The options that are filled in. */
export function optionsIn({ kind, options }: Pick<QuestionDraft, 'kind' | 'options'>): string[] {
  return kind === 'choice' ? options.map((option) => option.trim()).filter(Boolean) : [];
}

export function questionBody(
  draft: QuestionDraft,
  sponsor_id: string,
  surveyid: string | undefined,
): BodyOf<typeof hostSaveSurvey> {
  const { active, starts_on, ends_on } = draft;
  return {
    ...(surveyid !== undefined && { surveyid }),
    ...{ sponsor_id, active, starts_on, ends_on },
    question_text: draft.text.trim(),
    options: optionsIn(draft),
  };
}
