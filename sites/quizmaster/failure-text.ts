import type { CommandFailure } from './host-console.ts';
import type { ConsoleWords } from './words.ts';

/** Why a command was not carried out, as a sentence. */
export function failureText(failure: CommandFailure, words: ConsoleWords): string {
  return failure.kind === 'refused' ? words.commandRefused(failure.detail) : words.commandFailed;
}
