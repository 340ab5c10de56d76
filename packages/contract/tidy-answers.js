import { answerMaxLength } from './limits.ts';
/** Folds an answer for comparing and grading: NFC, trimmed, lower-cased in no locale, then cut to length. Idempotent. */
export function foldAnswer(text) {
    const folded = text.normalize('NFC').toLowerCase().normalize('NFC').trim();
    return [...folded].slice(0, answerMaxLength).join('').trim();
}
/**
 * Prepares a round's answers for submission: folds them and blanks repeated answers of one question except the first.
 * In a single-answer round it blanks all but the last question's answers (ROUND-07, ROUND-08, OPEN-35). Idempotent.
 */
export function tidyAnswers(answers, singleAnswer) {
    return answers.map((texts, question) => {
        if (singleAnswer && question < answers.length - 1)
            return texts.map(() => '');
        const seen = new Set();
        return texts.map((text) => {
            const folded = foldAnswer(text);
            if (folded === '' || seen.has(folded))
                return '';
            seen.add(folded);
            return folded;
        });
    });
}
