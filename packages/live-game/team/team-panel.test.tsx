import { Refused } from '@snug/client';
import { demoGame, demoInvite, type FakeAnswers, offline, refuses } from '@snug/client/fake';
import type { GamePlayer, GameView, Message } from '@snug/contract';
import { describe, expect, type Mock, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asksToJoin, member, type RenderGameOptions, renderGame } from '../tests/render-game.tsx';
import { slidesFrom } from '../tests/slides-from.ts';
import { RequestCount } from './my-team.tsx';

const { me, team } = demoGame();
if (!team) throw new Error('The demo game has a team.');
const ben = team.players[1] as GamePlayer;
const eve: GamePlayer = { ...ben, player_code: 'p-eve', player_name: 'Eve', registered: false };
const invites = [demoInvite({ invite_id: 'i7', invitee: 'f***@example.com', inviteBy: 'email' })];
const guestTeam: Partial<GameView> = { team: { ...team, kt_team_id: '' } };
const done = { status: 'success' };

async function open(messages: readonly Message[] = [], { answers, ...options }: RenderGameOptions = {}) {
  const refresh = vi.fn();
  const rendered = await renderGame(messages, { overrides: { refresh }, answers, ...options });
  await rendered.screen.getByRole('button', { name: /^My Team/ }).click();
  const panel = page.getByRole('dialog', { name: options.view?.team?.team_name ?? 'The Night Owls', exact: true });
  await expect.element(panel.getByRole('heading', { name: 'On the team' })).toBeVisible();
  return { ...rendered, refresh, panel };
}

type Panel = Awaited<ReturnType<typeof open>>['panel'];

/** Opens the captain's menu of a player and chooses an item. */
async function choose(panel: Panel, name: string, item: string) {
  await panel.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function kicksBen(panel: Panel) {
  await choose(panel, 'Ben', 'Remove');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
}

/** Presses Leave Team, and gives the question that follows. */
async function leaves(panel: Panel) {
  await panel.getByRole('button', { name: 'Leave Team' }).click();
  return page.getByRole('dialog', { name: 'Leave The Night Owls?' });
}

/** Presses Rename, and gives the field for the name. */
async function renames(panel: Panel) {
  await panel.getByRole('button', { name: 'Rename' }).click();
  return panel.getByLabelText('Team name in this game');
}

/** The call is made once, about this team. */
async function isSent(call: Mock, body: object) {
  await expect.poll(() => call.mock.calls.length).toBe(1);
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'g1', team: 'owls-own-code' }, body }));
}

const alerts = (panel: Panel, text: string) => expect.element(panel.getByRole('alert')).toHaveTextContent(text);

async function checksSanity(panel: Panel, refresh: Mock) {
  await alerts(panel, "Something's off... Performing sanity check...");
  expect(refresh).toHaveBeenCalledOnce();
}

const namesIn = (list: { elements(): Element[] }) => list.elements().map((one) => one.textContent);
/** A reply that waits until it is released. */
function held<T = typeof done>(reply = done as T) {
  const answered = Promise.withResolvers<T>();
  return { answer: vi.fn(() => answered.promise), release: () => answered.resolve(reply) };
}

describe('members', () => {
  test('GAME-16 from the right come the team’s number and its members, with the captain and the player marked', async () => {
    const { panel } = await open();
    await expect.element(panel.getByText('#10042')).toBeVisible();
    expect(namesIn(panel.getByRole('listitem'))).toEqual(['You: AdaCaptain', 'Ben']);
    const { right, width } = panel.element().getBoundingClientRect();
    expect(Math.round(right)).toBe(innerWidth);
    expect(width).toBeLessThan(innerWidth);
    expect(slidesFrom(panel.element())).toMatch(/^100%/);
  });

  test('GAME-16 Escape closes it, and the focus returns to My Team', async () => {
    const { screen, panel } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'My Team' })).toHaveFocus();
  });

  test('ROLE-07 ROLE-06 a member sees who is captain and may leave, and no more than that', async () => {
    const { panel } = await open([asksToJoin], { view: { ...member, team: { ...team, invites } } });
    expect(namesIn(panel.getByRole('listitem'))).toEqual([
      'DotWaiting for the captain',
      'AdaCaptain',
      'You: Ben',
      'f***@example.com',
    ]);
    expect(namesIn(panel.getByRole('button'))).toEqual(['', 'Leave Team']);
  });

  test('a name in another script is isolated, so that it reorders nothing around it', async () => {
    const players = [me, { ...ben, player_name: 'بن' }];
    const { panel } = await open([], { view: { team: { ...team, players } } });
    expect(panel.getByText('بن', { exact: true }).element().localName).toBe('bdi');
  });

  test('MSG-PROMOTE_CAPTAIN MSG-DROP_PLAYER-c MSG-PLAYER_JOIN the open panel follows the messages', async () => {
    const { game, panel } = await open();
    game.receive({ type: 'PLAYER_JOIN', teamid: 't-owls', player: eve });
    await expect.poll(() => namesIn(panel.getByRole('listitem'))).toEqual(['You: AdaCaptain', 'Ben', 'Eve']);
    game.receive({ type: 'PROMOTE_CAPTAIN', teamid: 't-owls', player_code: 'p-ben', by: 'p-ada' });
    await expect.poll(() => namesIn(panel.getByRole('listitem'))).toEqual(['You: Ada', 'BenCaptain', 'Eve']);
    expect(panel.getByRole('button', { name: /^More about/ }).query()).toBeNull();
  });
});

describe('join requests', () => {
  test.each([
    ['Approve', 'approve'],
    ['Decline', 'decline'],
  ])('ROLE-08 CALL-20 %s answers the request once, however often it is pressed', async (label, action) => {
    const { answer, release } = held();
    const { game, panel } = await open([asksToJoin], { answers: { answerJoinRequest: answer } });
    const button = panel.getByRole('button', { name: `${label} Dot` });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    for (const each of panel.getByRole('button', { name: /Dot$/ }).elements()) (each as HTMLElement).click();
    release();
    await expect.element(button).not.toHaveAttribute('aria-busy');
    expect(answer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        params: { gameId: 'g1', teamId: 'owls-own-code', action },
        body: { player_id: 'p-dot' },
      }),
    );
    // The result arrives as a message.
    const { player } = asksToJoin as Extract<Message, { type: 'PLAYER_PENDING_TEAM_JOIN' }>;
    if (action === 'approve') game.receive({ type: 'PLAYER_APPROVED_TEAM_JOIN', teamid: 't-owls', player });
    else game.receive({ type: 'PLAYER_DECLINED_TEAM_JOIN', teamid: 't-owls', player_code: 'p-dot' });
    await expect.element(panel.getByRole('heading', { name: 'Asking to join' })).not.toBeInTheDocument();
    // The focused button is gone with the request.
    await expect.element(panel.getByRole('heading', { name: 'On the team' })).toHaveFocus();
  });

  test('MSG-PLAYER_PENDING_TEAM_JOIN MSG-PLAYER_CANCEL_TEAM_JOIN the request comes and goes in the open panel', async () => {
    const { game, panel } = await open();
    game.receive(asksToJoin);
    await expect.element(panel.getByRole('button', { name: 'Approve Dot' })).toBeVisible();
    game.receive({ type: 'PLAYER_CANCEL_TEAM_JOIN', teamid: 't-owls', player_code: 'p-dot' });
    await expect.element(panel.getByText('Dot', { exact: true })).not.toBeInTheDocument();
  });

  test('ERR-27 an answer that fails shows and announces why, and can be given again', async () => {
    const answer = vi.fn(refuses(409, 'This player no longer asks to join.'));
    const { panel, refresh } = await open([asksToJoin], { answers: { answerJoinRequest: answer } });
    await panel.getByRole('button', { name: 'Approve Dot' }).click();
    await alerts(panel, 'Failed to respond to join request: This player no longer asks to join.');
    expect(refresh).not.toHaveBeenCalled();
    await panel.getByRole('button', { name: 'Decline Dot' }).click();
    await expect.poll(() => answer.mock.calls.length).toBe(2);
  });

  test('ERR-27 after a network error, without a detail of the server, the sentence is still complete', async () => {
    const answerJoinRequest = offline;
    const { panel } = await open([asksToJoin], { answers: { answerJoinRequest } });
    await panel.getByRole('button', { name: 'Approve Dot' }).click();
    await alerts(panel, 'Failed to respond to join request: The host did not answer. Please try again.');
  });
});

describe('failures while the panel is closed', () => {
  /** Waits until the closed panel's content is unmounted, a moment later. Found by text, since it has no role by then. */
  const isEmpty = () => expect.element(page.getByText('On the team')).not.toBeInTheDocument();

  /** A failure that waits until it is released. */
  function failing() {
    const reply = Promise.withResolvers<typeof done>();
    return { answer: vi.fn(() => reply.promise), fail: () => reply.reject(new Refused(409, 'Not any more.')) };
  }

  test('ERR-27 is announced, shown when the panel opens next, and not the time after', async () => {
    const { answer, fail } = failing();
    const { screen, panel } = await open([asksToJoin], { answers: { answerJoinRequest: answer } });
    const approve = panel.getByRole('button', { name: 'Approve Dot' });
    const myTeam = screen.getByRole('button', { name: /^My Team/ });
    const close = panel.getByRole('button', { name: 'Close' });
    const sentence = 'Failed to respond to join request: Not any more.';
    await approve.click();
    await close.click();
    await isEmpty();
    // The request is still under way: it is not sent twice.
    await myTeam.click();
    await expect.element(approve).toHaveAttribute('aria-busy', 'true');
    (approve.element() as HTMLElement).click();
    await close.click();
    await isEmpty();
    fail();
    await expect.element(page.getByText(sentence)).toBeInTheDocument();
    expect(answer).toHaveBeenCalledTimes(1);
    await myTeam.click();
    await alerts(panel, sentence);
    await close.click();
    await isEmpty();
    await myTeam.click();
    await expect.element(approve).toBeVisible();
    expect(panel.getByRole('alert').query()).toBeNull();
  });

  test('ERR-28 is announced, and the game reloads', async () => {
    const { answer, fail } = failing();
    const { panel, refresh } = await open([], { answers: { dropPlayer: answer } });
    await kicksBen(panel);
    await expect.poll(() => answer.mock.calls.length).toBe(1);
    await panel.getByRole('button', { name: 'Close' }).click();
    await isEmpty();
    fail();
    await expect.element(page.getByText("Something's off... Performing sanity check...")).toBeInTheDocument();
    expect(refresh).toHaveBeenCalledOnce();
  });
});

describe('invites', () => {
  const view = { team: { ...team, invites } };

  test('ROLE-09 CALL-28 the captain sees pending invites as the server masks them, and cancels one', async () => {
    const cancelInvite = vi.fn(() => done);
    const { game, panel } = await open([], { view, answers: { cancelInvite } });
    await expect.element(panel.getByText('f***@example.com', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Cancel the invite for f***@example.com' }).click();
    await isSent(cancelInvite, { invite_id: 'i7' });
    await expect.element(page.getByText('The invite for f***@example.com is cancelled.')).toBeInTheDocument();
    game.receive({ type: 'CANCEL_INVITE', teamid: 't-owls', invite_id: 'i7' });
    await expect.element(panel.getByRole('heading', { name: 'Invited' })).not.toBeInTheDocument();
  });

  test('ERR-28 an invite that cannot be cancelled shows the sanity check, and the game reloads', async () => {
    const { panel, refresh } = await open([], {
      view,
      answers: { cancelInvite: refuses(404, 'There is no such invite.') },
    });
    await panel.getByRole('button', { name: 'Cancel the invite for f***@example.com' }).click();
    await checksSanity(panel, refresh);
  });

  test('ROLE-09 only the captain has Invite Teammate, while the game is live', async () => {
    const { panel } = await open();
    await panel.getByRole('button', { name: 'Invite Teammate' }).click();
    await expect.element(page.getByRole('dialog', { name: /./ }).nth(1)).toBeVisible();
  });

  test('ROLE-02 a guest plays alone, and is offered logging in', async () => {
    const alone = { ...me, playerid: '', registered: false };
    const onLogIn = vi.fn();
    const { panel } = await open([], {
      view: { me: alone, team: { ...team, kt_team_id: '', players: [alone] } },
      props: { onLogIn },
    });
    await expect
      .element(panel.getByText('Without logging in, only this phone plays. Log in to bring your team.'))
      .toBeVisible();
    expect(namesIn(panel.getByRole('button')).slice(1)).toEqual(['Rename', 'Log In', 'Leave Team']);
    await panel.getByRole('button', { name: 'Log In' }).click();
    expect(onLogIn).toHaveBeenCalledExactlyOnceWith();
  });
});

describe('promoting', () => {
  test('GAME-25 STATE-05 CALL-31 promoting asks first, and says what will happen', async () => {
    const promoteCaptain = vi.fn(() => done);
    const { panel } = await open([], { answers: { promoteCaptain } });
    await choose(panel, 'Ben', 'Make captain');
    const question = page.getByRole('dialog', { name: 'Make Ben captain?' });
    await expect
      .element(question)
      .toHaveAccessibleDescription(
        'Ben writes and submits the answers from then on, and only Ben can hand it back. You can still suggest.',
      );
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(promoteCaptain).not.toHaveBeenCalled();
    await question.getByRole('button', { name: 'Make captain' }).click();
    await isSent(promoteCaptain, { player_code: 'p-ben' });
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByText('Ben is the captain now.')).toBeInTheDocument();
  });

  test('GAME-25 cancelling changes nothing, and the focus returns to the menu', async () => {
    const promoteCaptain = vi.fn(() => done);
    const { panel } = await open([], { answers: { promoteCaptain } });
    await choose(panel, 'Ben', 'Make captain');
    await page.getByRole('dialog', { name: 'Make Ben captain?' }).getByRole('button', { name: 'Cancel' }).click();
    await expect.element(panel.getByRole('button', { name: 'More about Ben' })).toHaveFocus();
    expect(promoteCaptain).not.toHaveBeenCalled();
    await expect.element(panel).toBeVisible();
  });

  test('STATE-05 OPEN-04 a player without an account cannot be promoted', async () => {
    const { panel } = await open([], { view: { team: { ...team, players: [me, eve] } } });
    await panel.getByRole('button', { name: 'More about Eve' }).click();
    expect(namesIn(page.getByRole('menuitem'))).toEqual(['Remove']);
  });

  test('STATE-05 a refused promotion announces the server’s reason', async () => {
    const promoteCaptain = refuses(403, 'Your team has another captain now.');
    const { panel, refresh } = await open([], { answers: { promoteCaptain } });
    await choose(panel, 'Ben', 'Make captain');
    await page.getByRole('button', { name: 'Make captain', exact: true }).click();
    await alerts(panel, 'Your team has another captain now.');
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('kicking and leaving', () => {
  test('GAME-26 ROLE-10 CALL-29 OPEN-46 kicking asks first, and drops that player', async () => {
    const dropPlayer = vi.fn(() => done);
    const { panel, refresh } = await open([], { answers: { dropPlayer } });
    await choose(panel, 'Ben', 'Remove');
    const question = page.getByRole('dialog', { name: 'Remove Ben?' });
    await expect
      .element(question)
      .toHaveAccessibleDescription(
        'Ben leaves the team right away and can ask to come back. Links shared so far stop working.',
      );
    expect(dropPlayer).not.toHaveBeenCalled();
    await question.getByRole('button', { name: 'Remove' }).click();
    await isSent(dropPlayer, { player_id: 'p-ben' });
    await expect.element(page.getByText('Ben is off the team.')).toBeInTheDocument();
    await expect.element(panel).toBeVisible();
    expect(refresh).not.toHaveBeenCalled();
  });

  test('GAME-26 the second press of a double click confirms nothing', async () => {
    const dropPlayer = vi.fn(() => done);
    const { panel } = await open([], { answers: { dropPlayer } });
    await choose(panel, 'Ben', 'Remove');
    const yes = page.getByRole('dialog', { name: 'Remove Ben?' }).getByRole('button', { name: 'Remove' });
    await expect.element(yes).toBeVisible();
    yes.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect.element(yes).toBeVisible();
    expect(dropPlayer).not.toHaveBeenCalled();
  });

  test('ERR-28 a kick that fails shows the sanity check, and the game reloads', async () => {
    const { panel, refresh } = await open([], {
      answers: { dropPlayer: refuses(404, 'This player is not on your team.') },
    });
    await kicksBen(panel);
    await checksSanity(panel, refresh);
  });

  test.each<{ who: string; view?: Partial<GameView>; code: string; body: string }>([
    {
      who: 'a member',
      view: member,
      code: 'p-ben',
      body: 'After that you can only watch. To come back, enter the team’s name again.',
    },
    {
      who: 'a captain',
      code: 'p-ada',
      body: 'After that you can only watch. The registered teammate who joined first becomes captain. To come back, enter the team’s name again.',
    },
    {
      who: 'the last one',
      view: { team: { ...team, players: [me] } },
      code: 'p-ada',
      body: 'Nobody else is on this team. After that you can only watch; what the team has answered stays with the host. To come back, enter the team’s name again.',
    },
  ])(
    'GAME-26 ROLE-06 CALL-29 OPEN-46 $who leaves after confirming; the panel closes and the game reloads',
    async (leaver) => {
      const dropPlayer = vi.fn(() => done);
      const { panel, refresh } = await open([], { view: leaver.view, answers: { dropPlayer } });
      const question = await leaves(panel);
      await expect.element(question).toHaveAccessibleDescription(leaver.body);
      expect(dropPlayer).not.toHaveBeenCalled();
      await question.getByRole('button', { name: 'Leave Team' }).click();
      await expect.element(panel).not.toBeInTheDocument();
      await expect.poll(() => refresh.mock.calls.length).toBe(1);
      expect(dropPlayer).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ params: { id: 'g1', team: 'owls-own-code' }, body: { player_id: leaver.code } }),
      );
    },
  );

  test('GAME-26 ERR-28 leaving succeeds even if another action fails meanwhile', async () => {
    const { answer, release } = held();
    const { panel, refresh } = await open([], {
      view: { team: { ...team, invites } },
      answers: { dropPlayer: answer, cancelInvite: refuses(404, 'There is no such invite.') },
    });
    const question = await leaves(panel);
    await question.getByRole('button', { name: 'Leave Team' }).click();
    await panel.getByRole('button', { name: 'Cancel the invite for f***@example.com' }).click();
    await expect.element(panel.getByRole('alert')).toBeVisible();
    release();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.poll(() => refresh.mock.calls.length).toBe(2);
  });

  test('ERR-28 when leaving fails the player stays on the team, sees the sanity check, and the game reloads', async () => {
    const { panel, refresh } = await open([], { view: member, answers: { dropPlayer: refuses(500, '') } });
    await panel.getByRole('button', { name: 'Leave Team' }).click();
    await page
      .getByRole('dialog', { name: 'Leave The Night Owls?' })
      .getByRole('button', { name: 'Leave Team' })
      .click();
    await checksSanity(panel, refresh);
  });

  test('a reply after the panel was closed closes and announces nothing', async () => {
    const { answer, release } = held();
    const { game, screen, panel } = await open([], { answers: { dropPlayer: answer } });
    await kicksBen(panel);
    await expect.poll(() => answer.mock.calls.length).toBe(1);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'My Team' }).click();
    await expect.element(panel).toBeVisible();
    release();
    await answer.mock.results[0]?.value;
    // Later announcements and changes are there by now.
    game.receive({ type: 'PLAYER_JOIN', teamid: 't-owls', player: eve });
    await expect.element(panel.getByRole('button', { name: 'More about Eve' })).toBeVisible();
    await expect.element(page.getByText('Eve is on your team now.')).toBeInTheDocument();
    expect(page.getByText('Ben is off the team.').query()).toBeNull();
    await expect.element(panel).toBeVisible();
  });

  test('a confirmation closes by itself when the player to be kicked has left', async () => {
    const { game, panel } = await open();
    await choose(panel, 'Ben', 'Remove');
    const question = page.getByRole('dialog', { name: 'Remove Ben?' });
    await expect.element(question).toBeVisible();
    const dropped = { teamid: 't-owls', player_code: 'p-ben', player_name: 'Ben', was_captain: false } as const;
    game.receive({ type: 'DROP_PLAYER', ...dropped, reason: 'dropped' });
    await expect.element(question).not.toBeInTheDocument();
    // When he is back, the question does not reappear.
    game.receive({ type: 'PLAYER_JOIN', teamid: 't-owls', player: ben });
    await expect.element(panel.getByRole('button', { name: 'More about Ben' })).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('Y5 a notice of the game hides the confirmation: two dialogs are open, never three', async () => {
    const { game, panel } = await open([], { view: member });
    await panel.getByRole('button', { name: 'Leave Team' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Leave The Night Owls?' })).toBeVisible();
    game.receive({ type: 'PROMOTE_CAPTAIN', teamid: 't-owls', player_code: 'p-ben' });
    await expect.element(page.getByRole('dialog', { name: 'You are the captain now' })).toBeVisible();
    await expect.poll(() => document.querySelectorAll('dialog[open]').length).toBe(2);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Leave The Night Owls?' })).toBeVisible();
  });
});

describe('renaming', () => {
  const reply = { ...done, team_name: 'Late Owls' };
  const renamed = (answer: FakeAnswers['renameTeam']) => ({ view: guestTeam, answers: { renameTeam: answer } });

  test.each<{ who: string; view?: Partial<GameView> }>([
    { who: 'the captain of a registered team' },
    { who: 'a member of a guest team', view: { ...member, ...guestTeam } },
  ])('$who can neither rename nor register it here', async ({ view }) => {
    const { panel } = await open([], { view });
    await expect.element(panel.getByText(view ? 'Not registered' : '#10042')).toBeVisible();
    expect(panel.getByRole('button', { name: /^Re/ }).query()).toBeNull();
  });

  test('the captain of a guest team renames it in place; the new name arrives as a message', async () => {
    const renameTeam = vi.fn(() => reply);
    const { game, screen, panel } = await open([], renamed(renameTeam));
    const field = await renames(panel);
    await expect.element(field).toHaveFocus();
    await field.fill('  Late   Owls ');
    await userEvent.keyboard('{Enter}');
    await isSent(renameTeam, { team_name: 'Late Owls' });
    await expect.element(panel.getByRole('button', { name: 'Rename' })).toHaveFocus();
    game.receive({ type: 'NEW_TEAM_NAME', teamid: 't-owls', team_name: 'Late Owls' });
    await expect.element(screen.getByRole('dialog', { name: 'Late Owls' })).toBeVisible();
  });

  test('a refused name stays in its field, with the reason', async () => {
    const renameTeam = refuses(409, 'A team in this game already has that name.');
    const { panel } = await open([], renamed(renameTeam));
    const field = await renames(panel);
    await field.fill('Quizzly Bears');
    await panel.getByRole('button', { name: 'Save' }).click();
    await alerts(panel, 'A team in this game already has that name.');
    await expect.element(field).toHaveValue('Quizzly Bears');
    await expect.element(field).toHaveFocus();
  });

  test('LIMIT-02 a name has at most 125 characters, and invisible characters are no name', async () => {
    const { panel } = await open([], renamed(reply));
    const field = await renames(panel);
    await field.fill('🦉'.repeat(130));
    await expect.element(field).toHaveValue('🦉'.repeat(125));
    await field.fill(' \u200b ');
    await expect.element(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('Escape closes the field and keeps the panel', async () => {
    const { panel } = await open([], renamed(reply));
    await (await renames(panel)).fill('Late Owls');
    await userEvent.keyboard('{Escape}');
    await expect.element(panel.getByRole('button', { name: 'Rename' })).toHaveFocus();
    await expect.element(panel).toBeVisible();
  });

  test('pressing twice saves a name once, and it stays in its field until then', async () => {
    const { answer, release } = held(reply);
    const { panel } = await open([], renamed(answer));
    await (await renames(panel)).fill('Late Owls');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect.element(panel.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
    (panel.getByRole('button', { name: 'Saving...' }).element() as HTMLElement).click();
    await expect.element(panel.getByLabelText('Team name in this game')).toHaveValue('Late Owls');
    release();
    await expect.element(panel.getByRole('button', { name: 'Rename' })).toBeVisible();
    expect(answer).toHaveBeenCalledOnce();
  });
});

test('GAME-29 only a guest team’s captain with an account has Register your team', async () => {
  const { panel } = await open([], { view: guestTeam });
  await expect.element(panel.getByRole('button', { name: 'Register your team' })).toBeVisible();
});

test('MSG-PLAYER_PENDING_TEAM_JOIN My Team shows the captain the number of requests, and nothing moves', async () => {
  const { game, screen } = await renderGame([]);
  const button = screen.getByRole('button', { name: /^My Team/ });
  await expect.element(button).toHaveAccessibleName('My Team');
  const before = button.element().getBoundingClientRect().toJSON();
  game.receive(asksToJoin);
  await expect.element(button).toHaveAccessibleName('My Team 1 request');
  expect(button.element().getBoundingClientRect().toJSON()).toEqual(before);
  const { player } = asksToJoin as Extract<Message, { type: 'PLAYER_PENDING_TEAM_JOIN' }>;
  game.receive({ type: 'PLAYER_PENDING_TEAM_JOIN', teamid: 't-owls', player: { ...player, player_code: 'p-eve' } });
  await expect.element(button).toHaveAccessibleName('My Team 2 requests');
  for (const player_code of ['p-dot', 'p-eve']) {
    game.receive({ type: 'PLAYER_CANCEL_TEAM_JOIN', teamid: 't-owls', player_code });
  }
  await expect.element(button).toHaveAccessibleName('My Team');
});

test('MSG-PLAYER_PENDING_TEAM_JOIN a member, who cannot answer, sees no number', async () => {
  const { game, screen } = await renderGame([], { view: member });
  game.receive(asksToJoin);
  // It would be rendered by now.
  await RequestCount.fetch();
  game.receive({ type: 'PLAYER_JOIN', teamid: 't-owls', player: eve });
  await expect.element(screen.getByText(/, 3 players/)).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^My Team/ })).toHaveAccessibleName('My Team');
});
