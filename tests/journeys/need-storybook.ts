import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const index = fileURLToPath(new URL('../../storybook-static/index.html', import.meta.url));

/** A journey in Storybook fails in one sentence where none is built: passed over, it would prove nothing. */
export function needStorybook(): void {
  if (!existsSync(index)) throw new Error('Storybook is not built here: npm run storybook:build builds it.');
}
