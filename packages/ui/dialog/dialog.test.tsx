import { themeClass } from '@snug/theme';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

/** A page with an opener that may be gone by the time the dialog closes. */
function Page({ openerStays = true, ...dialog }: Partial<DialogProps> & { openerStays?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>Around the World</h1>
      {(openerStays || !open) && <Button onClick={() => setOpen(true)}>SUBMIT</Button>}
      <Dialog title="Submit Answers?" {...dialog} open={open} onClose={() => setOpen(false)}>
        Nobody can change them afterwards.
      </Dialog>
    </>
  );
}

/** A page whose opener is removed as the dialog opens. */
function Gone() {
  const [step, setStep] = useState(0);
  return (
    <>
      <h1>Game Over</h1>
      {step === 0 && <Button onClick={() => setStep(1)}>SUBMIT</Button>}
      {step === 1 && (
        <Dialog open title="Submit Answers?" onClose={() => setStep(2)}>
          Body
        </Dialog>
      )}
    </>
  );
}

/** A page that renders its dialog only while there is one. */
function TakenAway({ dialog }: { dialog: boolean }) {
  return (
    <>
      <Button>SUBMIT</Button>
      {dialog && <Dialog open title="Submit Answers?" onClose={() => {}} />}
    </>
  );
}

/** Until the browser has reported every earlier closing: it reports them in turn. */
async function closed() {
  const last = document.createElement('dialog');
  document.body.append(last);
  last.show();
  last.close();
  await new Promise((resolve) => last.addEventListener('close', resolve));
  last.remove();
}

const opener = () => page.getByRole('button', { name: 'SUBMIT' });
const dialog = () => page.getByRole('dialog', { name: 'Submit Answers?' });

test('DIALOG-01 a title, a body and buttons; the title names it and the body describes it', async () => {
  await render(<Page />);
  await expect.element(dialog()).not.toBeInTheDocument();
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog()).toHaveAccessibleDescription('Nobody can change them afterwards.');
});

test('DIALOG-02 without buttons: Cancel and Confirm', async () => {
  const pressed: string[] = [];
  await render(<Page onCancel={() => pressed.push('cancel')} onConfirm={() => pressed.push('confirm')} />);
  await opener().click();
  await dialog().getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog().getByRole('button', { name: 'Confirm', exact: true }).click();
  expect(pressed).toEqual(['cancel', 'confirm']);
});

test('DIALOG-02 the given buttons, and their labels', async () => {
  await render(<Page buttons={[{ label: 'Stay', onClick: () => {} }]} />);
  await opener().click();
  await expect.element(dialog().getByRole('button')).toHaveTextContent('Stay');
});

test('LIMIT-29 Y5 by keyboard: Enter opens, focus goes in, Tab stays in, Escape closes, focus comes back', async () => {
  await render(<Page />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement).not.toBe(opener().element());
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('LIMIT-29 a click on the backdrop closes; one inside does not, nor a drag from the inside out', async () => {
  await render(<Page />);
  await opener().click();
  await page.getByText('Nobody can change them afterwards.').click();
  await expect.element(dialog()).toBeVisible();

  const element = dialog().element();
  page
    .getByText('Nobody can change them afterwards.')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog()).toBeVisible();

  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a double tap on the opener opens it: the second tap presses nothing, neither the backdrop nor a button', async () => {
  const confirmed = vi.fn();
  await render(
    <div className={themeClass}>
      <Page onConfirm={confirmed} />
    </div>,
  );
  await opener().click();
  const box = dialog().element() as HTMLElement;
  const button = page.getByRole('button', { name: 'Confirm' }).element();
  const { bottom } = box.getBoundingClientRect();
  // As a finger does: where it is pressed decides what is pressed. The opening is played again, and stands still.
  const pressedAt = (ms: number) => {
    box.style.display = 'none';
    box.getBoundingClientRect();
    box.style.display = '';
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = ms;
    }
    const { left, top } = button.getBoundingClientRect();
    const pressed = [document.elementFromPoint(left + 9, top + 9), document.elementFromPoint(9, bottom + 9)];
    for (const animation of document.getAnimations()) animation.finish();
    return pressed.map((element) => element !== null && box.contains(element));
  };
  expect(pressedAt(0)).toEqual([false, false]);
  expect(pressedAt(500)).toEqual([false, false]);
  expect(pressedAt(600)).toEqual([true, true]);
  await page.getByRole('button', { name: 'Confirm' }).click();
  expect(confirmed).toHaveBeenCalledOnce();
});

test('LIMIT-29 Y10 at most 80vw wide, and never wider than a small phone', async () => {
  await render(<Page />);
  await opener().click();
  expect(dialog().element().getBoundingClientRect().width).toBeLessThanOrEqual(Math.max(0.8 * innerWidth, 320));
  await page.viewport(320, 600);
  expect(dialog().element().getBoundingClientRect().width).toBeLessThanOrEqual(320 - 32);
  await page.viewport(390, 844);
});

test('Y10 what fits needs no scrollbar, with the announcer in the dialog too', async () => {
  await page.viewport(390, 844);
  await render(
    <AnnouncerProvider>
      <Page />
    </AnnouncerProvider>,
  );
  await opener().click();
  const { scrollHeight, clientHeight } = dialog().element();
  expect(scrollHeight).toBe(clientHeight);
});

test('Y5 where the opener is gone, the heading has the focus', async () => {
  await render(<Gone />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { name: 'Game Over' })).toHaveFocus();
});

test('Y5 a dialog that is unmounted while open gives the focus back', async () => {
  const { rerender } = await render(<TakenAway dialog={false} />);
  await userEvent.keyboard('{Tab}');
  await rerender(<TakenAway dialog />);
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await rerender(<TakenAway dialog={false} />);
  await expect.element(opener()).toHaveFocus();
});

test('Y5 closed and opened again at once it stays open, although the browser reports the closing late', async () => {
  const onClose = vi.fn();
  const asked = (open: boolean) => <Dialog open={open} title="Submit Answers?" onClose={onClose} />;
  const { rerender } = await render(asked(true));
  const dialog = page.getByRole('dialog').element() as HTMLDialogElement;
  dialog.close();
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  expect(onClose).not.toHaveBeenCalled();
  await rerender(asked(false));
});

test('Y5 in strict mode, open from the start, it does not call onClose', async () => {
  const onClose = vi.fn();
  await render(
    <StrictMode>
      <Dialog open title="Submit Answers?" onClose={onClose} />
    </StrictMode>,
  );
  await closed();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('LIMIT-22 Y10 narrow it is 350 px wide to the pixel, and no wider than a small phone', async () => {
  await render(<Dialog open narrow title="Whom?" onClose={() => {}} />);
  expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBe(350);
  await page.viewport(320, 600);
  expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBe(320 - 32);
  await page.viewport(390, 844);
});

test('Y5 a dialog that is unmounted while open does not call onClose, which would close the next one unread', async () => {
  const onClose = vi.fn();
  const screen = await render(<Dialog open title="Submit Answers?" onClose={onClose} />);
  const element = page.getByRole('dialog').element();
  const closed = new Promise((resolve) => element.addEventListener('close', resolve));
  await screen.rerender(<p>Nothing</p>);
  await closed;
  expect(onClose).not.toHaveBeenCalled();
});
