export { type MyDataWords, myDataWords } from './my-data-words.ts';
export { Profile, type ProfileProps } from './profile.tsx';
export { type ProfilePictureWords, profilePictureWords } from './profile-picture-words.ts';
export { type ProfileWords, profileWords } from './profile-words.ts';
export { type SessionsWords, sessionsWords } from './sessions-words.ts';
