import { themeClass } from '@snug/theme';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { textsOf } from '../tests/texts-of.ts';
import { type Confirm, ConfirmProvider, type ConfirmQuestion, useConfirm } from './confirm.tsx';

let answers: (string | boolean)[] = [];
beforeEach(() => {
  answers = [];
});

let confirm: Confirm;
/** Asks by a button, and gives the test its `confirm` function. */
function Asker({ question = { title: 'Leave Game?' } }: { question?: ConfirmQuestion }) {
  confirm = useConfirm();
  return <Button onClick={async () => void answers.push(await confirm(question))}>Leave</Button>;
}

function Page({ children, ...asker }: { question?: ConfirmQuestion; children?: ReactNode }) {
  return (
    <ConfirmProvider>
      <h1>Around the World</h1>
      <Asker {...asker} />
      {children}
    </ConfirmProvider>
  );
}

const opener = () => page.getByRole('button', { name: 'Leave', exact: true });
const dialog = (name = 'Leave Game?') => page.getByRole('dialog', { name });
const press = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('DIALOG-01 DIALOG-02 it asks in the dialog: title, body, Cancel and Confirm', async () => {
  await render(<Page question={{ title: 'Leave Game?', body: 'Your team plays on without you.' }} />);
  await opener().click();
  await expect.element(dialog()).toHaveAccessibleDescription('Your team plays on without you.');
  const names = textsOf(dialog().getByRole('button'));
  expect(names).toEqual(['Cancel', 'Confirm']);
});

test.each([
  ['Confirm', true],
  ['Cancel', false],
])('DIALOG-02 %s answers %s, once; the dialog closes and the focus comes back', async (name, answer) => {
  await render(<Page />);
  await opener().click();
  await press(name);
  await expect.poll(() => answers).toEqual([answer]);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('DIALOG-02 labels of its own, and danger', async () => {
  const question = { title: 'Leave Game?', confirmLabel: 'Walk out', cancelLabel: 'Stay', kind: 'danger' } as const;
  await render(
    <div className={themeClass}>
      <Page question={question} />
    </div>,
  );
  await opener().click();
  const [stay, walk] = dialog().getByRole('button').elements() as HTMLElement[];
  expect([stay?.textContent, walk?.textContent]).toEqual(['Stay', 'Walk out']);
  expect(getComputedStyle(walk ?? document.body).color).not.toBe(getComputedStyle(stay ?? document.body).color);
  await press('Walk out');
  await expect.poll(() => answers).toEqual([true]);
});

test('DIALOG-02 the given buttons, each with its answer', async () => {
  await render(
    <Page
      question={{
        title: 'Leave Game?',
        buttons: [
          { label: 'Stay', answer: false },
          { label: 'Go to the bar', answer: true },
          { label: 'Go home', kind: 'danger', answer: true },
        ],
      }}
    />,
  );
  await opener().click();
  await press('Go to the bar');
  await opener().click();
  await press('Stay');
  await expect.poll(() => answers).toEqual([true, false]);
});

test('LIMIT-29 by keyboard: the harmless button has the focus, Enter on it is a no, Escape is a no, and both give the focus back', async () => {
  await render(<Page />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answers).toEqual([false]);
  await expect.element(opener()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => answers).toEqual([false, false]);
  await expect.element(opener()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => answers).toEqual([false, false, true]);
});

test('LIMIT-29 the backdrop is a no', async () => {
  await render(<Page />);
  await opener().click();
  const element = dialog().element();
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => answers).toEqual([false]);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('Y5 several questions queue: one dialog at a time, in the order they were asked, each answered once with its own', async () => {
  await render(<Page />);
  for (const title of ['One?', 'Two?', 'Three?']) {
    confirm({ title }).then((answer) => answers.push(`${title} ${answer}`));
  }
  await expect.element(dialog('One?')).toBeVisible();
  expect(document.querySelectorAll('dialog').length).toBe(1);
  await press('Confirm');
  await expect.element(dialog('Two?')).toBeVisible();
  expect(document.querySelectorAll('dialog').length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Three?')).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => answers).toEqual(['One? true', 'Two? false', 'Three? true']);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('Y5 over a sheet it is the second and last; the focus comes back into the sheet', async () => {
  await render(
    <ConfirmProvider>
      <h1>Around the World</h1>
      <Sheet open from="right" title="Quizzly Bears" onClose={() => {}}>
        <Asker />
      </Sheet>
    </ConfirmProvider>,
  );
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  expect(document.querySelectorAll('dialog:modal').length).toBe(2);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => answers).toEqual([false]);
  await expect.element(page.getByRole('dialog', { name: 'Quizzly Bears' })).toBeVisible();
  await expect.element(opener()).toHaveFocus();
});

test('the second press of a double click does not answer the next question', async () => {
  await render(<Page />);
  confirm({ title: 'One?' }).then((answer) => answers.push(answer));
  confirm({ title: 'Two?' }).then((answer) => answers.push(answer));
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).dblClick();
  await expect.poll(() => answers).toEqual([true]);
  await expect.element(dialog('Two?')).toBeVisible();
  await press('Confirm');
  await expect.poll(() => answers).toEqual([true, true]);
});

test('when the answer arrives the dialog is closed and the focus is back, and the caller may ask again', async () => {
  await render(<Page />);
  await userEvent.keyboard('{Tab}');
  confirm({ title: 'One?' }).then(async (answer) => {
    answers.push(answer, document.activeElement?.textContent ?? '', document.querySelectorAll('dialog').length === 0);
    answers.push(await confirm({ title: 'Two?' }));
  });
  await expect.element(dialog('One?')).toBeVisible();
  await press('Confirm');
  await expect.element(dialog('Two?')).toBeVisible();
  await press('Cancel');
  await expect.poll(() => answers).toEqual([true, 'Leave', true, false]);
});

/** Asks, and unmounts on a click. */
function Passing() {
  const [there, setThere] = useState(true);
  return (
    <>
      <button type="button" id="go" onClick={() => setThere(false)}>
        Next round
      </button>
      {there && <Asker />}
    </>
  );
}

test('unmounting the asking component withdraws its question: it is a no, and the next in the queue is asked', async () => {
  await render(
    <ConfirmProvider>
      <Passing />
    </ConfirmProvider>,
  );
  confirm({ title: 'One?' }).then((answer) => answers.push(answer));
  await expect.element(dialog('One?')).toBeVisible();
  document.querySelector<HTMLElement>('#go')?.click();
  await expect.poll(() => answers).toEqual([false]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('unmounting the page answers no to everything queued, and to what is asked afterwards', async () => {
  const { unmount } = await render(<Page />);
  confirm({ title: 'One?' }).then((answer) => answers.push(answer));
  confirm({ title: 'Two?' }).then((answer) => answers.push(answer));
  await expect.element(dialog('One?')).toBeVisible();
  await unmount();
  await expect.poll(() => answers).toEqual([false, false]);
  expect(await confirm({ title: 'Three?' })).toBe(false);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

let elsewhere: Confirm;
function Other() {
  elsewhere = useConfirm();
  return null;
}
/** A widget with a provider of its own. */
function Elsewhere() {
  return (
    <ConfirmProvider>
      <Other />
    </ConfirmProvider>
  );
}

test('a provider inside another one shares its queue', async () => {
  await render(
    <ConfirmProvider>
      <Asker />
      <Elsewhere />
    </ConfirmProvider>,
  );
  elsewhere({ title: 'One?' });
  confirm({ title: 'Two?' });
  await expect.element(dialog('One?')).toBeVisible();
  expect(document.querySelectorAll('dialog').length).toBe(1);
});

test('without a provider it throws with a sentence that says so', async () => {
  let message = '';
  await render(
    <ErrorBoundary
      fallback="Nobody to ask"
      onError={(error) => {
        message = String(error);
      }}
    >
      <Asker />
    </ErrorBoundary>,
  );
  expect(message).toContain('useConfirm needs a <ConfirmProvider>');
});
