import { Drawing } from './drawing.tsx';
import * as paths from './paths.ts';

const drawings = { ...paths };

export type IconName = keyof typeof drawings;

/** Every drawing's name. */
export const iconNames = Object.keys(drawings) as readonly IconName[];

/**
 * One of our drawings by name, 1.5 em large, in the colour of the text around. It brings all of them: a widget that
 * counts its bytes takes `Drawing` and the path it shows from `@snug/ui/paths`.
 */
export function Icon({ name }: { name: IconName }) {
  return <Drawing path={drawings[name]} />;
}
