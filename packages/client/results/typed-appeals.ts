import type { KeyStore } from '../storage.ts';

/** Keeps appeals that are not sent yet for the session of the tab: nobody writes a sentence twice after a reload. */
export function typedAppeals(session: KeyStore, gameId: string, teamid: string) {
  // A logout removes what begins like this.
  const keyOf = (questionId: string): string => ['snug_typed_appeal', gameId, teamid, questionId].join('_');
  return {
    read: (questionId: string) => session.get(keyOf(questionId)) ?? '',
    keep: (questionId: string, reason: string) => void session.set(keyOf(questionId), reason),
    forget: (questionId: string) => session.remove(keyOf(questionId)),
  };
}
