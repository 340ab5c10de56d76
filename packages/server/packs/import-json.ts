import { type Pack, packMaxBytes } from '@snug/contract';
import { Pack as PackShape } from '@snug/contract/shapes';
import { isShownPicture } from '@snug/rules';
import { withoutPiles } from '../foundation/piles.ts';
import type { Imported } from './import-pack.ts';
import { type Issue, issueWords } from './issue-words.ts';
import { words } from './words.ts';

/** Reads a pack as it is written in a JSON file. Pure, and never throws: each problem is one sentence. */
export function importJson(bytes: Uint8Array, origins: readonly string[] = []): Imported {
  if (bytes.length > packMaxBytes) return { problems: [words.tooLarge(packMaxBytes)] };
  let json: unknown;
  try {
    json = withoutPiles(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return { problems: [words.notJson] };
  }
  const read = PackShape.safeParse(json);
  if (!read.success) return { problems: [...new Set(read.error.issues.map(sentenceOf))] };
  return { pack: read.data, remarks: [...elsewhere(read.data, origins), ...undescribed(read.data)] };
}

/** The place of an issue as people count: rounds and questions from one. */
function sentenceOf(issue: Issue): string {
  const [, round, , question] = issue.path;
  const at = [
    ...(typeof round === 'number' ? [words.roundAt(round + 1)] : []),
    ...(typeof question === 'number' ? [words.questionAt(question + 1)] : []),
  ];
  const field = issue.path.findLast((part) => typeof part === 'string');
  return words.inJson(at.join(', '), field === undefined ? undefined : String(field), issueWords(issue));
}

function elsewhere({ rounds }: Pack, origins: readonly string[]): string[] {
  return rounds.flatMap(({ questions }, r) =>
    questions.flatMap(({ image }, q) => {
      if (isShownPicture(image, origins)) return [];
      const at = `${words.roundAt(r + 1)}, ${words.questionAt(q + 1)}`;
      return [words.inJson(at, 'image', words.elsewhere(new URL(image).origin))];
    }),
  );
}

function undescribed({ rounds }: Pack): string[] {
  return rounds.flatMap(({ questions }, r) =>
    questions.flatMap(({ image, image_alt }, q) =>
      image !== '' && image_alt === '' ? [words.undescribedAt(r + 1, q + 1)] : [],
    ),
  );
}
