import { createRef, type RefObject, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { CountedInput, type CountedInputProps } from './counted-input.tsx';

type NameProps = Partial<CountedInputProps> & { first?: string; changes?: string[] };

function Name({ first = '', changes, ...props }: NameProps) {
  const [value, setValue] = useState(first);
  return (
    <AnnouncerProvider>
      <CountedInput
        label="Team name"
        hint="Read aloud."
        {...props}
        value={value}
        onChange={(text) => {
          changes?.push(text);
          setValue(text);
        }}
      />
    </AnnouncerProvider>
  );
}

const field = () => page.getByRole('textbox', { name: 'Team name' });
const input = () => field().element() as HTMLInputElement;
/** The latest announcement. */
const announced = () => document.querySelector('[aria-live=polite]')?.lastChild?.textContent ?? '';
/** Until both libraries have rendered; Preact's effects wait for a frame and then for a timer, which is faked here. */
async function settle() {
  for (let frame = 0; frame < 3; frame++) {
    await new Promise(requestAnimationFrame);
    vi.advanceTimersByTime(0);
  }
}
const paste = (text: string) => document.execCommand('insertText', false, text);
const pastes = async (text: string, value: string) => {
  paste(text);
  await expect.element(field()).toHaveValue(value);
};

afterEach(() => void vi.useRealTimers());

test('LIMIT-02 RULE-03 a counter of 125, from the first character on', async () => {
  await render(<Name />);
  await expect.element(page.getByText('0 of 125')).toBeVisible();
  await userEvent.fill(field(), 'Les Quizerables');
  await expect.element(page.getByText('15 of 125')).toBeVisible();
});

test('RULE-03 code points are counted: an owl is one', async () => {
  await render(<Name first="🦉🦉" />);
  await expect.element(page.getByText('2 of 125')).toBeVisible();
});

test('RULE-03 few left, full and too long are said in words, not by colour', async () => {
  const screen = await render(<Name first={'x'.repeat(99)} />);
  await expect.element(page.getByText('99 of 125')).toBeVisible();
  await userEvent.fill(field(), 'x'.repeat(100));
  await expect.element(page.getByText('25 left')).toBeVisible();
  await userEvent.fill(field(), 'x'.repeat(125));
  await expect.element(page.getByText('Full at 125')).toBeVisible();
  await screen.unmount();
  await render(<Name first={'x'.repeat(128)} />);
  await expect.element(page.getByText('3 too many')).toBeVisible();
});

test('RULE-03 the control is described by its hint and its maximum, not by a number that changes', async () => {
  await render(<Name first="Owls" />);
  const described = () => field().element().getAttribute('aria-describedby');
  await expect.element(field()).toHaveAccessibleDescription(/^Read aloud\.\s*At most 125 characters\.$/);
  const before = described();
  await userEvent.fill(field(), 'x'.repeat(120));
  await expect.element(field()).toHaveAccessibleDescription(/^Read aloud\.\s*At most 125 characters\.$/);
  expect(described()).toBe(before);
});

test('RULE-04 what is typed beyond the end is dropped, and the field shows what is kept', async () => {
  const changes: string[] = [];
  await render(<Name most={5} changes={changes} />);
  await userEvent.type(field(), 'Owls and more');
  expect(input().value).toBe('Owls ');
  expect(changes.every((text) => text.length <= 5)).toBe(true);
});

test('RULE-04 a paste is clipped, and cuts no emoji', async () => {
  await render(<Name most={6} />);
  await field().click();
  await pastes('Owls 🦉🦉', 'Owls 🦉');
  await pastes('x', 'Owls 🦉');
});

test('RULE-04 typing in the middle of a full field keeps the end, and the caret stays', async () => {
  await render(<Name most={4} first="Owls" />);
  await field().click();
  input().setSelectionRange(2, 2);
  await pastes('x', 'Owls');
  expect([input().selectionStart, input().selectionEnd]).toEqual([2, 2]);
  input().setSelectionRange(1, 3);
  await pastes('abc', 'Oabs');
  await vi.waitFor(() => expect(input().selectionStart).toBe(3));
});

test('RULE-04 a name that was too long before is clipped at the first input', async () => {
  const changes: string[] = [];
  await render(<Name most={4} first="Owls of the night" changes={changes} />);
  await field().click();
  input().setSelectionRange(0, 0);
  await pastes('x', 'xOwl');
  expect(changes).toEqual(['xOwl']);
});

test('RULE-04 an input method is not interrupted; the value passed on always fits', async () => {
  const changes: string[] = [];
  await render(<Name most={4} first="梟の夜" changes={changes} />);
  await field().click();
  const compose = (text: string) => {
    const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    descriptor?.set?.call(input(), text);
    input().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  };
  input().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  compose('梟の夜のなか');
  await expect.element(page.getByText('2 too many')).toBeVisible();
  expect(input().value).toBe('梟の夜のなか');
  input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.element(page.getByText('Full at 4')).toBeVisible();
  expect(input().value).toBe('梟の夜の');
  expect(changes.every((text) => text.length <= 4)).toBe(true);
});

test('Y4 near the end the count is announced after a pause in typing, and never before', async () => {
  await render(<Name first={'x'.repeat(98)} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await field().click();
  paste('x');
  await settle();
  expect(input().value.length).toBe(99);
  vi.advanceTimersByTime(5000);
  expect(announced()).toBe('');

  paste('x');
  await settle();
  expect(document.body.textContent).toContain('25 left');
  vi.advanceTimersByTime(999);
  paste('y');
  await settle();
  expect(document.body.textContent).toContain('24 left');
  vi.advanceTimersByTime(999);
  expect(announced()).toBe('');
  vi.advanceTimersByTime(1);
  expect(announced()).toBe('24 characters left.');

  paste('z'.repeat(50));
  await settle();
  expect(document.body.textContent).toContain('Full');
  vi.advanceTimersByTime(1000);
  expect(announced()).toBe('Full: 125 characters is the most.');
});

test('the initial value is not announced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await render(<Name first={'x'.repeat(124)} />);
  await settle();
  vi.advanceTimersByTime(10_000);
  expect(announced()).toBe('');
});

test('Enter, errors and elementRef are those of a text input', async () => {
  let entered = 0;
  const ref: RefObject<HTMLInputElement | null> = createRef();
  await render(<Name error="Taken." elementRef={ref} onEnter={() => entered++} />);
  await field().click();
  await userEvent.keyboard('{Enter}');
  expect(entered).toBe(1);
  expect(ref.current).toBe(input());
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveAccessibleDescription(/Taken\./);
});
