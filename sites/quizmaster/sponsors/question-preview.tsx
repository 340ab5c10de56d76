import type { SurveyState } from '@snug/client';
import { surveysPerDay } from '@snug/contract';
import { lazyComponent } from '@snug/ui';
import { PhoneFrame } from './phone-frame.tsx';
import { optionsIn, type QuestionDraft } from './question-draft.ts';

const SurveyCard = lazyComponent(() => import('@snug/survey').then((of) => of.SurveyCard));

/** The question as the game and the survey page show it: by the very part that they show. */
export function QuestionPreview({ draft }: { draft: QuestionDraft }) {
  return (
    <PhoneFrame isEmpty={draft.text.trim() === ''}>
      <SurveyCard state={shownState(draft)} verbs={still} />
    </PhoneFrame>
  );
}

/** The first question of somebody's day. */
function shownState(draft: QuestionDraft): SurveyState {
  return {
    step: 'question',
    survey: { surveyid: 'preview', question_text: draft.text.trim(), options: [...new Set(optionsIn(draft))] },
    ...{ answer: '', isKept: false, canSubmit: false, busy: false },
    progress: { answered: 0, max: surveysPerDay },
  };
}

/** Nothing can be pressed in it. */
const still = {
  start() {},
  write() {},
  choose() {},
  submit: () => Promise.resolve(),
  skip: () => Promise.resolve(),
};
