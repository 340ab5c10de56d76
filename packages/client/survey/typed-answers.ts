import type { KeyStore } from '../storage.ts';

/** Keeps answers that are not submitted yet for the session of the tab: a round may begin while somebody types. */
export function typedAnswers(session: KeyStore, who: string) {
  // A logout removes what begins like this.
  const keyOf = (surveyid: string): string => ['snug_typed_survey', who, surveyid].join('_');
  return {
    read: (surveyid: string) => session.get(keyOf(surveyid)) ?? '',
    keep(surveyid: string, answer: string): void {
      if (answer === '') session.remove(keyOf(surveyid));
      else session.set(keyOf(surveyid), answer);
    },
  };
}
