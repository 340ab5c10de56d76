import { Drawing } from './drawing.tsx';
import { back, bell, camera, close, copy, glass, mat, menu, share, team, tick, ticket, tip } from './paths.ts';

const paths = { glass, mat, bell, camera, tip, team, tick, ticket, menu, close, back, copy, share };

export type IconName = keyof typeof paths;

/**
 * One of our drawings by name, 1.5 em large, in the colour of the text around. It brings all of them: a widget that
 * counts its bytes takes `Drawing` and the path it shows from `@snug/ui/paths`.
 */
export function Icon({ name }: { name: IconName }) {
  return <Drawing path={paths[name]} />;
}
