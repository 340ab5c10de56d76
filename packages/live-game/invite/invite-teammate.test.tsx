import { demoGame, demoInvite, type FakeAnswers, offline, refuses } from '@snug/client/fake';
import { announced } from '@snug/testing/page';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { member } from '../tests/render-game.tsx';
import { type RenderInGameOptions, renderInGame } from '../tests/render-in-game.tsx';
import { InviteDialog } from './invite-dialog.tsx';

const made = (invite_id = 'i-new') => ({ status: 'success', invite: demoInvite({ invite_id }) });
const address = 'https://quiz.example/sl/u1';

async function opened({ answers, ...options }: RenderInGameOptions = {}) {
  const onClose = vi.fn();
  const rendered = await renderInGame(<InviteDialog open onClose={onClose} />, {
    answers: { getInviteToken: { urlid: 'u1' }, ...answers },
    ...options,
  });
  const dialog = rendered.screen.getByRole('dialog', { name: 'Invite Teammate' });
  const field = dialog.getByLabelText('Email or phone number');
  const send = dialog.getByRole('button', { name: /^Send/ });
  const link = dialog.getByLabelText('Link for teammates');
  return { ...rendered, onClose, dialog, field, send, link };
}

test('GAME-24 LIMIT-22 the dialog is 350 px wide, or as wide as a small phone allows', async () => {
  const { dialog, screen } = await opened();
  expect(dialog.element().getBoundingClientRect().width).toBe(350);
  await page.viewport(320, 600);
  screen.container.querySelector<HTMLElement>(':scope > div')?.style.setProperty('--snug-text', '32px');
  const { width } = dialog.element().getBoundingClientRect();
  expect(width).toBe(320 - 32);
  expect(getComputedStyle(dialog.element()).fontSize).toBe('32px');
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth);
  await page.viewport(390, 844);
});

test('Send stands beside the field, whatever room is kept for a sentence below it', async () => {
  const { field, send } = await opened();
  await expect.element(send).toBeVisible();
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  const [beside, of] = [send, field].map((part) => part.element().getBoundingClientRect()) as [DOMRect, DOMRect];
  expect(beside.left).toBeGreaterThan(of.right);
  expect(Math.abs(middle(beside) - middle(of))).toBeLessThanOrEqual(2);
});

test('Y5 the first focus is on the sentence, not in the field, so that no keyboard covers the code', async () => {
  await opened();
  await expect.element(page.getByText('Send a link, or let them scan it.')).toHaveFocus();
});

test('TEAM-37 GAME-24 CALL-30 RULE-11 Send is disabled until there is a contact; the invite is announced, and the dialog stays open', async () => {
  const bodies: unknown[] = [];
  const inviteToTeam: FakeAnswers['inviteToTeam'] = ({ params, body }) => {
    bodies.push([params, body]);
    return made(`i${bodies.length}`);
  };
  const { dialog, field, send, onClose } = await opened({ answers: { inviteToTeam } });
  await expect.element(send).toBeDisabled();
  await field.fill('ben@example');
  await expect.element(send).toBeDisabled();
  await field.fill('ben@example.com');
  await send.click();
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('Invite sent to ben@example.com!');
  await expect.poll(announced).toContain('Invite sent to ben@example.com!');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(send).toBeDisabled();

  await userEvent.keyboard('555 010 4477{Enter}');
  await expect.element(dialog.getByRole('listitem').nth(1)).toHaveTextContent('Invite sent to (555) 010-4477!');
  expect(dialog.getByRole('listitem').elements()).toHaveLength(2);
  const params = { id: 'g1', team: 'owls-own-code' };
  expect(bodies).toEqual([
    [params, { inviteBy: 'email', email: 'ben@example.com' }],
    [params, { inviteBy: 'phone', phone: '5550104477' }],
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

test('RULE-09 RULE-10 a phone number has exactly ten digits, and is formatted as (XXX) XXX-XXXX on blur', async () => {
  const { field, send } = await opened();
  for (const [typed, isOne] of [
    ['555010447', false],
    ['55501044771', false],
    ['555.010.4477', true],
  ] as const) {
    await field.fill(typed);
    if (isOne) await expect.element(send).toBeEnabled();
    else await expect.element(send).toBeDisabled();
  }
  await userEvent.tab();
  await expect.element(field).toHaveValue('(555) 010-4477');
});

test('RULE-11 Enter with anything else shows the error, and sends nothing', async () => {
  const inviteToTeam = vi.fn(() => made());
  const { field } = await opened({ answers: { inviteToTeam } });
  await field.fill('ben');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(field)
    .toHaveAccessibleDescription('That is neither an email address nor a phone number with ten digits.');
  await expect.element(field).toHaveValue('ben');
  expect(inviteToTeam).not.toHaveBeenCalled();
});

test('RULE-07 the captain’s own contact, and one already invited, are not invited', async () => {
  const inviteToTeam = vi.fn(() => made());
  const { team } = demoGame();
  const invites = [demoInvite({ email: 'cleo@example.com' })];
  const { field, send } = await opened({
    answers: { inviteToTeam },
    view: { team: team && { ...team, invites } },
  });
  await field.fill('ADA@example.com');
  await send.click();
  await expect.element(field).toHaveAccessibleDescription('Already on your team.');
  await field.fill('cleo@example.com');
  await send.click();
  await expect.element(field).toHaveAccessibleDescription('Already invited. That invite still stands.');
  expect(inviteToTeam).not.toHaveBeenCalled();
});

test.each([
  ['a refusal', refuses(409, 'This player is already on your team.'), 'This player is already on your team.'],
  [
    'a limit',
    refuses(429, 'Too many invites were sent. Please try again tomorrow.'),
    'Too many invites were sent. Please try again tomorrow.',
  ],
  ['a network error', offline, 'That did not go out. Your connection may be slow tonight. Please try once more.'],
])('ERR-39 %s shows a sentence, and the typed text stays', async (_, answer, sentence) => {
  const { field, send, dialog } = await opened({ answers: { inviteToTeam: answer } });
  await field.fill('ben@example.com');
  await send.click();
  await expect.element(field).toHaveAccessibleDescription(sentence);
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(field).toHaveValue('ben@example.com');
  await expect.element(send).toBeEnabled();
  expect(dialog.getByRole('listitem').elements()).toHaveLength(0);
});

test('pressing twice sends once', async () => {
  const reply = Promise.withResolvers<ReturnType<typeof made>>();
  const inviteToTeam = vi.fn(() => reply.promise);
  const { field, send, dialog } = await opened({ answers: { inviteToTeam } });
  await field.fill('ben@example.com');
  await send.click();
  await expect.element(send).toHaveTextContent('Sending...');
  (send.element() as HTMLButtonElement).click();
  (field.element() as HTMLInputElement).focus();
  await userEvent.keyboard('{Enter}');
  reply.resolve(made());
  await expect.element(dialog.getByRole('listitem')).toBeVisible();
  expect(inviteToTeam).toHaveBeenCalledTimes(1);
});

test('TEAM-37 LIMIT-21 CALL-43 H48 H50 the QR code and the link are the short link of an invite, never the team’s own code', async () => {
  const { dialog, link } = await opened();
  await expect.element(link).toHaveValue(address);
  const code = dialog.getByRole('img', { name: 'QR code: join The Night Owls' });
  await expect.element(code).toBeVisible();
  const { width, height } = code.element().getBoundingClientRect();
  expect([width, height]).toEqual([256, 256]);
  expect(dialog.element().innerHTML).not.toContain('owls-own-code');
});

/** The dialog, and a button that opens it. */
function Inviting() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Invite
      </button>
      <InviteDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

test('LIMIT-23 OPEN-91 the panel opens 200 ms after the dialog; closed for less than 800 ms, the dialog keeps what was typed', async () => {
  // The scripts are here, so that the clock is all that is waited for.
  const before = await opened();
  await expect.element(before.dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await before.screen.unmount();
  const motion = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    motion.mockRestore();
  });
  const { screen } = await renderInGame(<Inviting />, { answers: { getInviteToken: { urlid: 'u1' } } });
  const field = screen.getByLabelText('Email or phone number');
  const typed = () => (field.element() as HTMLInputElement).value;
  const codes = () => screen.getByRole('img', { name: /^QR code/ }).elements().length;
  /** Not by `expect.element` and not by `click`, which let the time pass. */
  async function pass(ms: number) {
    vi.advanceTimersByTime(ms);
    await flushEffects();
  }
  async function press(name: string) {
    (screen.getByRole('button', { name, exact: true }).element() as HTMLElement).click();
    await flushEffects();
  }

  await flushEffects();
  await pass(199);
  expect(codes()).toBe(0);
  await pass(1);
  expect(codes()).toBe(1);

  // Lets the time pass, too, but no timer of the panel is running.
  await field.fill('ben@');
  await press('Close');
  await pass(799);
  await press('Invite');
  expect([typed(), codes()]).toEqual(['ben@', 0]);
  await pass(199);
  expect(codes()).toBe(0);
  await pass(1);
  expect(codes()).toBe(1);

  await press('Close');
  await pass(800);
  await press('Invite');
  expect([typed(), codes()]).toEqual(['', 0]);
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Preact runs effects by a timer after a frame: lets it, without a millisecond passing. */
async function flushEffects(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await nextFrame();
    vi.advanceTimersByTime(0);
  }
}

test('ERR-25 a link that fails to load says so with the reason, and can be retried', async () => {
  const getInviteToken = vi.fn<() => { urlid: string }>(offline);
  const { dialog, link } = await opened({ answers: { getInviteToken } });
  const alert = dialog.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Unable to generate QR code. Your connection may be slow tonight.');
  getInviteToken.mockImplementation(refuses(403, 'This game has ended.'));
  const again = dialog.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.element(alert).toHaveTextContent('Unable to generate QR code. This game has ended.');
  getInviteToken.mockImplementation(() => ({ urlid: 'u1' }));
  await again.click();
  await expect.element(link).toHaveValue(address);
  expect(alert.query()).toBeNull();
});

test('CALL-34 a new link replaces the old one and is announced; if refused, the old one stays', async () => {
  const generateInviteToken = vi.fn(() => ({ urlid: 'u2' }));
  const { dialog, link } = await opened({ answers: { generateInviteToken } });
  await expect.element(link).toHaveValue(address);
  const renew = dialog.getByRole('button', { name: 'Replace link' });
  await renew.click();
  await expect.element(link).toHaveValue('https://quiz.example/sl/u2');
  await expect.element(page.getByText('Here is a new link. The one before no longer works.')).toBeInTheDocument();
  await expect.element(renew).toHaveFocus();
  generateInviteToken.mockImplementation(refuses(403, 'Only the captain can do this.'));
  await renew.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Only the captain can do this.');
  await expect.element(link).toHaveValue('https://quiz.example/sl/u2');
});

test('GAME-24 copying the link is announced', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { dialog, link } = await opened();
  await expect.element(link).toHaveValue(address);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(address);
  await expect.poll(announced).toContain('Copied');
  writeText.mockRestore();
});

test('GAME-24 without a clipboard the link is selected for copying by hand', async () => {
  const writeText = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const { dialog, link } = await opened();
  await expect.element(link).toHaveValue(address);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect.element(link).toHaveAccessibleDescription('Press and hold to copy');
  const field = link.element() as HTMLInputElement;
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(address);
  writeText.mockRestore();
});

test('GAME-24 where the phone can share, it shares the link; closing the share sheet is no error', async () => {
  const share = vi.fn(async (_: ShareData) => {
    throw new DOMException('closed', 'AbortError');
  });
  const before = Object.getOwnPropertyDescriptor(navigator, 'share');
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { dialog, link } = await opened();
  await expect.element(link).toHaveValue(address);
  await dialog.getByRole('button', { name: 'Share' }).click();
  expect(share).toHaveBeenCalledWith({ title: 'Join The Night Owls at the quiz', url: address });
  if (before) Object.defineProperty(navigator, 'share', before);
  else Reflect.deleteProperty(navigator, 'share');
});

test('ROLE-09 a member reads that the captain invites, and is offered nothing that the server would refuse', async () => {
  const getInviteToken = vi.fn(() => ({ urlid: 'u1' }));
  const { dialog, field, link } = await opened({ view: member, answers: { getInviteToken } });
  await expect.element(dialog.getByText('Only the captain invites. Ask Ada.')).toBeVisible();
  expect([field.query(), link.query()]).toEqual([null, null]);
  expect(getInviteToken).not.toHaveBeenCalled();
});

test('ROLE-09 once the game is over nobody can be invited', async () => {
  const { dialog, game, field } = await opened();
  await field.fill('ben@example.com');
  game.receive({ type: 'END_GAME' });
  await expect.element(dialog.getByText('This game is over, so nobody can join.')).toBeVisible();
});

test('GAME-24 CALL-30 an invite is in the team’s list at once, without a load that clears the screen', async () => {
  const { game, dialog, field, send, onClose, show } = await opened({ answers: { inviteToTeam: made() } });
  await field.fill('ben@example.com');
  await send.click();
  await expect.element(dialog.getByRole('listitem')).toBeVisible();
  expect(game.get().view?.team?.invites).toEqual([made().invite]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
  await show(null);
  expect(game.refresh).not.toHaveBeenCalled();
});

test('a reply after the dialog was closed is not announced', async () => {
  const reply = Promise.withResolvers<ReturnType<typeof made>>();
  const { field, send, show } = await opened({ answers: { inviteToTeam: () => reply.promise } });
  await field.fill('ben@example.com');
  await send.click();
  await show(null);
  reply.resolve(made());
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(announced()).not.toContain('Invite sent to ben@example.com!');
});
