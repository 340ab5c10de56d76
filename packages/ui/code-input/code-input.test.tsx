import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { controlled } from '../tests/controlled.tsx';
import { CodeInput } from './code-input.tsx';

const Code = controlled(CodeInput, {
  label: 'Game code',
  hint: 'Ask your Quizmaster for a game code.',
  placeholder: 'XXXXXX',
  value: '',
});

const box = () => page.getByRole('textbox', { name: 'Game code' });
const input = () => box().element() as HTMLInputElement;
const ghosts = () => [...document.querySelectorAll('[data-ghost]:not([data-filled])')].length;

test('JOIN-01 Y1 one field with a label, its hint, a numeric keyboard and the placeholder XXXXXX', async () => {
  await render(<Code />);
  await expect.element(box()).toHaveAttribute('placeholder', 'XXXXXX');
  await expect.element(box()).toHaveAttribute('inputmode', 'numeric');
  await expect.element(box()).toHaveAttribute('autocomplete', 'off');
  await expect.element(box()).toHaveAccessibleDescription('Ask your Quizmaster for a game code.');
  expect(document.querySelectorAll('input').length).toBe(1);
});

test('JOIN-01 the X fade digit by digit', async () => {
  await render(<Code />);
  expect(ghosts()).toBe(6);
  await userEvent.keyboard('{Tab}482');
  await expect.element(box()).toHaveValue('482');
  expect(ghosts()).toBe(3);
  await userEvent.keyboard('{Backspace}');
  expect(ghosts()).toBe(4);
});

test('JOIN-01 LIMIT-01 only digits, and only six, however they were entered', async () => {
  const changes: string[] = [];
  await render(<Code changes={changes} />);
  await userEvent.keyboard('{Tab}4a8-2 91734');
  await expect.element(box()).toHaveValue('482917');
  await userEvent.fill(box(), ' 482 917 ');
  await expect.element(box()).toHaveValue('482917');
  expect(changes.every((digits) => /^\d{0,6}$/.test(digits))).toBe(true);
});

test('JOIN-01 Enter in the field is Next, and submits no form around it', async () => {
  let entered = 0;
  let submitted = 0;
  await render(
    <form onSubmit={() => submitted++}>
      <Code onEnter={() => entered++} />
    </form>,
  );
  await userEvent.keyboard('{Tab}482917{Enter}');
  expect({ entered, submitted }).toEqual({ entered: 1, submitted: 0 });
});

test('an error is tied to the field and read out', async () => {
  await render(<Code error="There is no game with this code." />);
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box()).toHaveAccessibleDescription(/There is no game with this code\./);
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is no game with this code.');
});

test.each(['111111', '482917', '000000', '4'])(
  'what is typed (%s) is where the row has it, in the middle',
  async (code) => {
    await render(<Code />);
    await userEvent.keyboard(`{Tab}${code}`);
    const row = document.querySelector('[data-ghost]')?.parentElement?.getBoundingClientRect();
    const frame = input().getBoundingClientRect();
    const textStart = frame.left + Number.parseFloat(getComputedStyle(input()).paddingInlineStart);
    expect(textStart).toBeCloseTo(row?.left ?? 0, 0);
    expect(input().scrollWidth).toBeLessThanOrEqual(input().clientWidth);
  },
);
