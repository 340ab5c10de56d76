export { defineElements, type SnugTag } from './define.ts';
export type { ErrorDetail, FoundDetail, SnugEventMap } from './events.ts';
export { type JoinBoxAttributes, JoinBoxElement } from './join-box-element.tsx';
export { type Mounted, type MountOptions, mount, mountSurvey, type SurveyOptions } from './mount.ts';
export { type SurveyAttributes, SurveyElement } from './survey-element.ts';
export { type EmbedWords, type OnPageWords, onPageWords } from './words.ts';
