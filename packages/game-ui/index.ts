export { LogInNote, type LogInNoteProps } from './log-in-note.tsx';
