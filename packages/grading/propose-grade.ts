import { foldAnswer } from '@snug/contract';
import { isBlank } from './answer-key.ts';
import { assign } from './assign.ts';
import { compareTexts } from './compare/compare-texts.ts';
import { splitAnswers } from './compare/several.ts';
import { better, notAccepted, rankOf, type Verdict } from './compare/verdict.ts';
import { normalizeAnswer } from './normalize/normalize-answer.ts';
import type { GradedQuestion, Proposal } from './proposal.ts';

/**
 * Proposes what an answer gets. It rejects nothing by itself: whatever is not `sure` waits for a person, with its reasons.
 */
export function proposeGrade(given: readonly string[], question: GradedQuestion): Proposal {
  const filled = given.flatMap((text, place) => (isBlank(text) ? [] : [{ text: text.trim(), place }]));
  if (filled.length === 0) return { marks: [], texts: [], sure: true, reasons: [{ kind: 'blank' }] };
  const proposal = propose(filled, question);
  return isAllFull(proposal) ? proposal : (proposeSplit(filled, question, proposal) ?? proposal);
}

interface Filled {
  readonly text: string;
  /** Which field of the answer it is in. */
  readonly place: number;
}

function propose(filled: readonly Filled[], { accepted, ordered, matches }: GradedQuestion): Proposal {
  const verdicts = filled.map(({ text, place }) =>
    accepted.map((texts, wanted) => (ordered && wanted !== place ? notAccepted(text) : bestOf(text, texts, matches))),
  );
  const earned = assign(
    verdicts.map((row) => row.map((each) => (each.mark === 'none' ? 0 : rankOf(each)))),
    accepted.length,
  );
  const chosen = verdicts.map((row, nth) => {
    const none = row.filter(({ mark }) => mark === 'none').reduce(better, notAccepted(filled[nth]?.text ?? ''));
    return row[earned[nth] ?? -1] ?? none;
  });
  return {
    marks: chosen.map(({ mark }) => mark),
    texts: filled.map(({ text }) => text),
    sure: chosen.every(({ sure }) => sure),
    reasons: chosen.flatMap(({ reasons }) => reasons),
  };
}

/** One field that holds several of the wanted answers, while the others are blank. It is never sure. */
function proposeSplit(filled: readonly Filled[], question: GradedQuestion, before: Proposal): Proposal | undefined {
  const wanted = question.accepted.length;
  const [only] = filled;
  if (wanted < 2 || filled.length > 1 || only === undefined) return undefined;
  const parts = splitAnswers(only.text);
  if (parts.length < 2 || parts.length > wanted) return undefined;
  const split = propose(
    parts.map((text, place) => ({ text, place })),
    question,
  );
  return fullIn(split) > fullIn(before) ? { ...split, sure: false } : undefined;
}

function bestOf(text: string, texts: readonly string[], matches: readonly string[]): Verdict {
  const option = optionOf(text, matches);
  if (option === -1) return texts.map((accepted) => compareTexts(text, accepted)).reduce(better, notAccepted(text));
  const isRight = texts.some((accepted) => optionOf(accepted, matches) === option);
  return { mark: isRight ? 'full' : 'none', sure: true, reasons: [{ kind: 'option' }] };
}

/** Which option a text is: as it stands, else in its normal form; -1 for none. */
function optionOf(text: string, matches: readonly string[]): number {
  const exact = matches.findIndex((option) => foldAnswer(option) === foldAnswer(text));
  return exact >= 0 ? exact : matches.findIndex((option) => normalizeAnswer(option) === normalizeAnswer(text));
}

function isAllFull({ marks }: Proposal): boolean {
  return marks.every((mark) => mark === 'full') && marks.length > 1;
}

function fullIn({ marks }: Proposal): number {
  return marks.filter((mark) => mark === 'full').length;
}
