import { Drawing } from './drawing.tsx';
import * as paths from './paths.ts';

const drawings = { ...paths };

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as readonly IconName[];

/**
 * A drawing by name, 1.5 em large, in the colour of the text around. It bundles all drawings: a widget with a size budget
 * uses `Drawing` and the path it shows from `@snug/ui/paths`.
 */
export function Icon({ name }: { name: IconName }) {
  return <Drawing path={drawings[name]} />;
}
