export { JoinLink, type JoinLinkProps } from './join-link.tsx';
export { Login, type LoginProps } from './login.tsx';
export { type JoinLinkWords, joinLinkWords, type LoginWords, loginWords } from './words.ts';
