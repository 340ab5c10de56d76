import { PhoneFrame } from './phone-frame.tsx';
import type { QuestionDraft } from './question-draft.ts';

/** The question as the survey shows it. */
export function QuestionPreview({ draft }: { draft: QuestionDraft }) {
  return <PhoneFrame isEmpty={draft.text.trim() === ''}>{draft.text}</PhoneFrame>;
}
