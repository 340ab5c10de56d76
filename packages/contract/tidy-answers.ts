import { answerMaxLength } from './limits.ts';

/** One answer as it is compared and graded: NFC, trimmed, lower-cased without regard to locale, capped after folding. Idempotent. */
export function foldAnswer(text: string): string {
  const folded = text.normalize('NFC').toLowerCase().normalize('NFC').trim();
  return [...folded].slice(0, answerMaxLength).join('').trim();
}

/**
 * A round's answers as they are submitted (ROUND-07, ROUND-08): folded; a repeated answer within one question
 * blanked, the first kept (OPEN-35); in a single-answer round all but the last question's blanked. Idempotent.
 */
export function tidyAnswers(answers: readonly (readonly string[])[], singleAnswer: boolean): string[][] {
  return answers.map((texts, question) => {
    if (singleAnswer && question < answers.length - 1) return texts.map(() => '');
    const seen = new Set<string>();
    return texts.map((text) => {
      const folded = foldAnswer(text);
      if (folded === '' || seen.has(folded)) return '';
      seen.add(folded);
      return folded;
    });
  });
}
