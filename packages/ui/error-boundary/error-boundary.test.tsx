import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from './error-boundary.tsx';

let broken = false;
let mounted = 0;
/** Throws on request, and counts how often it was mounted. */
function Scores() {
  const [number] = useState(() => {
    mounted += 1;
    return mounted;
  });
  if (broken) throw new Error('no scores');
  return <button type="button">Scores, drawn {number}</button>;
}

beforeEach(() => {
  broken = true;
  mounted = 0;
  // React logs the error as well, which is not tested here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const again = () => page.getByRole('button', { name: 'Try again' });

test('an error inside becomes a sentence that is read out, and the rest of the page keeps working', async () => {
  await render(
    <>
      <p>Round 2</p>
      <ErrorBoundary>
        <Scores />
      </ErrorBoundary>
    </>,
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('alert').element().textContent).toContain('Something broke.');
  await expect.element(page.getByText('Round 2')).toBeVisible();
});

test('without an error the children are rendered unchanged', async () => {
  broken = false;
  await render(
    <ErrorBoundary>
      <Scores />
    </ErrorBoundary>,
  );
  await expect.element(page.getByText('Scores, drawn 1')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('by keyboard: Try again mounts the children again, and the focus goes to the heading, not to nowhere', async () => {
  await render(
    <>
      <h1>Around the World</h1>
      <ErrorBoundary>
        <Scores />
      </ErrorBoundary>
    </>,
  );
  const before = mounted;
  broken = false;
  await userEvent.keyboard('{Tab}');
  await expect.element(again()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(`Scores, drawn ${mounted}`)).toBeVisible();
  expect(mounted).toBeGreaterThan(before);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

test('a second error shows the sentence again, and each error is reported once', async () => {
  const errors: string[] = [];
  await render(
    <>
      <h1>Around the World</h1>
      <ErrorBoundary onError={(error) => errors.push(String(error))}>
        <Scores />
      </ErrorBoundary>
    </>,
  );
  expect(errors).toEqual(['Error: no scores']);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => errors).toEqual(['Error: no scores', 'Error: no scores']);
  await expect.element(again()).toBeVisible();
  await expect.poll(() => document.activeElement === document.body).toBe(false);
  broken = false;
  await again().click();
  await expect.element(page.getByText(`Scores, drawn ${mounted}`)).toBeVisible();
});

/** Throws after a click, long after its first render. */
function Later() {
  const [gone, setGone] = useState(false);
  if (gone) throw new Error('later');
  return (
    <button type="button" onClick={() => setGone(true)}>
      Show scores
    </button>
  );
}

test('an error after a click is caught as well', async () => {
  await render(
    <ErrorBoundary>
      <Later />
    </ErrorBoundary>,
  );
  await page.getByRole('button', { name: 'Show scores' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await again().click();
  await expect.element(page.getByRole('button', { name: 'Show scores' })).toBeVisible();
});

test('a fallback of its own, plain or made from the error', async () => {
  const { rerender } = await render(
    <ErrorBoundary fallback={<p>No scores tonight.</p>}>
      <Scores />
    </ErrorBoundary>,
  );
  await expect.element(page.getByText('No scores tonight.')).toBeVisible();
  await rerender(
    <ErrorBoundary
      fallback={(error, tryAgain) => (
        <button type="button" onClick={tryAgain}>
          Once more after {String(error)}
        </button>
      )}
    >
      <Scores />
    </ErrorBoundary>,
  );
  broken = false;
  await page.getByRole('button', { name: 'Once more after Error: no scores' }).click();
  await expect.element(page.getByText(`Scores, drawn ${mounted}`)).toBeVisible();
});

test('no fallback at all shows nothing', async () => {
  const { container } = await render(
    <ErrorBoundary fallback={null}>
      <Scores />
    </ErrorBoundary>,
  );
  expect(container.textContent).toBe('');
});
