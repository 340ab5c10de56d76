import { userEvent, within } from 'storybook/test';

/** The parts of a story that are needed to render it in another language. */
export type Drawn = { args?: object; render?: unknown; parameters?: object };
type Step = (canvas: HTMLElement) => Promise<unknown>;
export type Screen = { story: Drawn; of?: Drawn & { component?: unknown }; play?: Step };

/** Screens of one file's stories, each with the steps that lead to it. */
export const screensOf =
  (of: Screen['of']) =>
  (story: Drawn, ...steps: Step[]): Screen => ({ story, of, play: inOrder(...steps) });

export const inOrder =
  (...steps: Step[]): Step =>
  async (canvas) => {
    for (const step of steps) await step(canvas);
  };

export const presses =
  (name: string): Step =>
  async (canvas) =>
    userEvent.click((await within(canvas).findAllByRole('button', { name }))[0] as HTMLElement);

export const types =
  (label: string, text: string): Step =>
  async (canvas) =>
    userEvent.type(await within(canvas).findByLabelText(label), text);

export const sees =
  (text: string): Step =>
  (canvas) =>
    within(canvas).findByText(text);

export const seesField =
  (label: string): Step =>
  (canvas) =>
    within(canvas).findByLabelText(label);

export const finds =
  (role: string, name: string): Step =>
  (canvas) =>
    within(canvas).findByRole(role, { name });
