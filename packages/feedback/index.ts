export { Feedback, type FeedbackProps } from './feedback.tsx';
export { type FeedbackWords, feedbackWords } from './words.ts';
