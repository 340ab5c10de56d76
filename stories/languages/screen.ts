import { inOrder, type Step } from '../steps/steps.ts';

/** The parts of a story that are needed to render it in another language. */
export type Drawn = { args?: object; render?: unknown; parameters?: object };
export type Screen = { story: Drawn; of?: Drawn & { component?: unknown }; play?: Step };

/** Screens of one file's stories, each with the steps that lead to it. */
export const screensOf =
  (of: Screen['of']) =>
  (story: Drawn, ...steps: Step[]): Screen => ({ story, of, play: inOrder(...steps) });
