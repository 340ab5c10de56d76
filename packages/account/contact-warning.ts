export { ContactWarning, type ContactWarningProps } from './contact-warning.tsx';
export { type ContactWarningWords, contactWarningWords } from './contact-warning-words.ts';
