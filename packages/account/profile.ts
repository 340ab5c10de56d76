export { Profile, type ProfileProps } from './profile.tsx';
export { type ProfileWords, profileWords } from './profile-words.ts';
