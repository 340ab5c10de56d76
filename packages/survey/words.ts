/** Every sentence of the survey (OPEN-56). */
export const surveyWords = {
  surveyTitle: 'Questions of the day',
  /** Which of today’s questions this is. */
  surveyProgress: (number: number, max: number) => `${number} of ${max}`,
  findingSurvey: 'Finding a question…',
  surveyFailed: 'The questions could not be loaded. Your connection may be slow tonight.',

  surveyPlaceholder: 'Your answer',
  /** Below an answer that was written before a round began, or before the page was loaded again. */
  surveyKept: 'Your answer from before. It is not sent yet.',
  sendSurvey: 'Submit',
  skipSurvey: 'Skip',
  skipReason: 'Why you skip',
  /** As they are read. What is sent is always the English sentence that each stands for. */
  skipReasons: {
    'No Reason': 'No reason',
    'Not for me': 'Not for me',
    'Too personal': 'Too personal',
    'I do not understand it': 'I do not understand it',
  },
  surveySendFailed: 'Something went wrong. Please try again.',

  surveyThanks: 'Thank you for your answer!',
  surveyThanksText: 'Your answer is in.',
  allAnswered: 'No more questions today.',
  allAnsweredText: 'Look in again tomorrow.',
};
export type SurveyWords = typeof surveyWords;
