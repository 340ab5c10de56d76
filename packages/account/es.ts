export { codeWords } from './code-words.es.ts';
export { contactWarningWords } from './contact-warning-words.es.ts';
export { inviteWords } from './invite-words.es.ts';
export { joinLinkWords } from './join-link-words.es.ts';
export { linkQuestionWords } from './link-question-words.es.ts';
export { loginWords } from './login-words.es.ts';
export { profileWords } from './profile-words.es.ts';
export { shortLinkWords } from './short-link-words.es.ts';
