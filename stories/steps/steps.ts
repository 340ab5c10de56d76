import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Something that somebody does or sees on a story's screen; it waits until it can. */
export type Step = (canvas: HTMLElement) => Promise<unknown>;

/** A story's play function: one step after the other. */
export const plays =
  (...steps: Step[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await inOrder(...steps)(canvasElement);
  };

export const inOrder =
  (...steps: Step[]): Step =>
  async (canvas) => {
    for (const step of steps) await step(canvas);
  };

type Name = string | RegExp;

export const finds =
  (role: string, name?: Name): Step =>
  (canvas) =>
    within(canvas).findByRole(role, { name });

/** Finds it, and it is visible. */
export const shows =
  (role: string, name?: Name): Step =>
  async (canvas) =>
    expect(await within(canvas).findByRole(role, { name })).toBeVisible();

export const sees =
  (text: Name): Step =>
  (canvas) =>
    within(canvas).findByText(text);

/** Sees it once a wait has become long. */
export const waitsFor =
  (text: Name): Step =>
  (canvas) =>
    within(canvas).findByText(text, undefined, { timeout: 10_000 });

/** Sees it, and it is visible. */
export const reads =
  (text: Name): Step =>
  async (canvas) =>
    expect(await within(canvas).findByText(text)).toBeVisible();

export const seesField =
  (label: string): Step =>
  (canvas) =>
    within(canvas).findByLabelText(label);

export const clicks =
  (role: string, name?: Name): Step =>
  async (canvas) =>
    userEvent.click(await within(canvas).findByRole(role, { name }));

export const presses = (name: Name): Step => clicks('button', name);

/** Presses keys, wherever the focus is. */
export const strikes =
  (keys: string): Step =>
  () =>
    userEvent.keyboard(keys);

/** The first of several buttons of that name. */
export const pressesFirst =
  (name: Name): Step =>
  async (canvas) =>
    userEvent.click((await within(canvas).findAllByRole('button', { name }))[0] as HTMLElement);

export const clicksField =
  (label: string): Step =>
  async (canvas) =>
    userEvent.click(await within(canvas).findByLabelText(label));

export const types =
  (label: string, text: string): Step =>
  async (canvas) =>
    userEvent.type(await within(canvas).findByLabelText(label), text);

/** Types it in place of what is there. */
export const fills =
  (label: string, text: string): Step =>
  async (canvas) => {
    const field = await within(canvas).findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };

/** Chooses a picture, and waits until the cropper has opened it. */
/** Chooses an option of a list, by its value. */
export const selects =
  (label: string, value: string): Step =>
  async (canvas) =>
    userEvent.selectOptions(await within(canvas).findByLabelText(label), value);

export const choosesPicture =
  (label: string, file: File): Step =>
  async (canvas) => {
    await userEvent.upload(await within(canvas).findByLabelText(label), file);
    await within(canvas).findByRole('application');
    await waitFor(() => expect(canvas.querySelector('[aria-busy]')).toBeNull());
  };

export const tabs: Step = () => userEvent.tab();

/** Keys for whatever has the focus. */
export const keys =
  (text: string): Step =>
  () =>
    userEvent.keyboard(text);

export const pastes =
  (text: string): Step =>
  () =>
    userEvent.paste(text);

export const focuses =
  (role: string, name?: Name): Step =>
  async (canvas) =>
    (await within(canvas).findByRole(role, { name })).focus();

/** Waits until this holds of an element. */
export const holds =
  (role: string, name: Name | undefined, check: (element: HTMLElement) => unknown): Step =>
  (canvas) =>
    waitFor(() => check(within(canvas).getByRole(role, { name })));

export const hasFocus = (role: string, name?: Name): Step => holds(role, name, (it) => expect(it).toHaveFocus());
export const isChecked = (role: string, name?: Name): Step => holds(role, name, (it) => expect(it).toBeChecked());
export const hasValue = (role: string, value: string): Step =>
  holds(role, undefined, (it) => expect(it).toHaveValue(value));
export const isGone =
  (role: string, name?: Name): Step =>
  (canvas) =>
    waitFor(() => expect(within(canvas).queryByRole(role, { name })).toBe(null));

/** Nothing is wider than the page (Y10). */
export const fits: Step = async (canvas) => expect(canvas.scrollWidth).toBeLessThanOrEqual(canvas.clientWidth);
