import { createRef, type RefObject } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { controlled } from '../tests/controlled.tsx';
import { TextArea } from './text-area.tsx';

const Notes = controlled(TextArea, { label: 'Notes', value: '' });

const area = () => page.getByRole('textbox', { name: 'Notes' });
const height = () => (area().element() as HTMLElement).offsetHeight;
const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at}`).join('\n');

test('label, hint and error are tied to it, and the error is read out', async () => {
  await render(<Notes hint="Only the venue reads it." error="A little more, please." />);
  await expect.element(area()).toHaveAccessibleDescription('Only the venue reads it. A little more, please.');
  await expect.element(area()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert')).toHaveTextContent('A little more, please.');
});

test('a hidden label still names it', async () => {
  await render(<Notes labelHidden />);
  await expect.element(area()).toBeVisible();
});

test('Enter starts a new line, in a form too', async () => {
  let submitted = 0;
  await render(
    <form onSubmit={() => submitted++}>
      <Notes />
    </form>,
  );
  await userEvent.type(area(), 'One{enter}Two');
  await expect.element(area()).toHaveValue('One\nTwo');
  expect(submitted).toBe(0);
});

test('it has room for its rows, grows with the text, and stops before it fills the screen', async () => {
  await render(<Notes rows={2} />);
  const empty = height();
  expect(empty).toBeGreaterThanOrEqual(44);
  await userEvent.fill(area(), lines(2));
  expect(height()).toBe(empty);
  await userEvent.fill(area(), lines(6));
  const six = height();
  expect(six).toBeGreaterThan(empty);
  await userEvent.fill(area(), lines(200));
  expect(height()).toBeGreaterThan(six);
  expect(height()).toBeLessThanOrEqual(Math.max(window.innerHeight / 2, 8 * 23 + 1));
  await userEvent.fill(area(), '');
  expect(height()).toBe(empty);
});

test('more rows are more room', async () => {
  const screen = await render(<Notes rows={2} />);
  const two = height();
  await screen.rerender(<Notes rows={5} />);
  expect(height()).toBeGreaterThan(two);
});

test('a text has its own direction; an empty field has the page’s', async () => {
  await render(<Notes />);
  await expect.element(area()).not.toHaveAttribute('dir');
  await userEvent.fill(area(), 'الدببة');
  await expect.element(area()).toHaveAttribute('dir', 'auto');
  expect(getComputedStyle(area().element()).direction).toBe('rtl');
});

test('read-only text can be read and copied; a disabled field is not focusable', async () => {
  const screen = await render(<Notes value="Amsterdam" readOnly />);
  await userEvent.keyboard('{Tab}x');
  await expect.element(area()).toHaveFocus();
  await expect.element(area()).toHaveValue('Amsterdam');
  await screen.rerender(<Notes value="Amsterdam" disabled />);
  await expect.element(area()).toBeDisabled();
});

test('name, maxLength, onBlur and elementRef reach the element', async () => {
  let left = 0;
  const ref: RefObject<HTMLTextAreaElement | null> = createRef();
  await render(<Notes name="notes" maxLength={4} elementRef={ref} onBlur={() => left++} />);
  expect(ref.current).toBe(area().element());
  expect(ref.current?.name).toBe('notes');
  await userEvent.type(area(), 'Owls of the night');
  await expect.element(area()).toHaveValue('Owls');
  await userEvent.keyboard('{Tab}');
  expect(left).toBe(1);
});
