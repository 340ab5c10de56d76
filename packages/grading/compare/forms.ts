import { normalizeAnswer } from '../normalize/normalize-answer.ts';
import { isPlace } from './known-names.ts';
import { isEitherOr } from './several.ts';

/** The texts that an accepted text names: `Czechia/Czech Republic` are two, `Mumbai (Bombay)` also is `Mumbai`. */
export function formsOf(accepted: string): string[] {
  const plain = withoutBrackets(accepted);
  const either = plain.split(/\s*\/\s*|\s+or\s+/i);
  const isEither = either.length > 1 && either.every((text) => (text.match(/\p{L}/gu)?.length ?? 0) > 3);
  const forms = [accepted, plain, ...(isEither ? either : [])];
  return [...new Set([...forms, ...forms.map(withoutPlace)].filter((text) => text.trim() !== ''))];
}

/** The texts that a given text may mean, apart from what stands in brackets. */
export function givenForms(given: string): string[] {
  return [
    ...new Set(
      [given, ...(isEitherOr(given) ? [] : [withoutBrackets(given)]), withoutLead(given)].filter(
        (text) => text.trim() !== '',
      ),
    ),
  ];
}

function withoutBrackets(text: string): string {
  return text
    .replace(/\s*[([][^)\]]*[)\]]\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `it's Paris`, `maybe Paris`, `B) Paris`. */
function withoutLead(text: string): string {
  return text
    .trim()
    .replace(/^(?:(?:it'?s|it is|that'?s|maybe|probably|is it|possibly|must be|[b-h][):])\s+)+(?=\S)/i, '');
}

/** `Los Angeles, California` is `Los Angeles`. */
function withoutPlace(text: string): string {
  const [, head = '', tail = ''] = /^([^,]+),([^,]+)$/.exec(text) ?? [];
  return head !== '' && isPlace(normalizeAnswer(tail)) ? head.trim() : text;
}
