export { defineElements, type SnugTag } from './define.ts';
export type { ErrorDetail, FoundDetail, SnugEventMap } from './events.ts';
export { type JoinBoxAttributes, JoinBoxElement } from './join-box-element.tsx';
export { type Mounted, type MountOptions, mount } from './mount.ts';
export { type EmbedWords, type OnPageWords, onPageWords } from './words.ts';
