import { createClient, dismissal, Refused } from '@snug/client';
import { type FakePhone, type FakePhoneOptions, type FakeServer, fakeServer } from '@snug/client/fake';
import { LiveGame } from '@snug/live-game';
import { Banner, Button } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as styles from './live-night.css.ts';

interface PlayableGameProps {
  /** The player who uses the screen. */
  who: FakePhoneOptions;
  onHome(): void;
}

const team = 'The Night Owls';

/** What the viewer of the story can do, by the buttons' names. */
function buttons(server: FakeServer, phone: FakePhone): Record<string, Record<string, () => void>> {
  const { host } = server;
  return {
    Quizmaster: {
      'Start round': () => host.startRound(),
      'Ask question': () => host.ask(),
      'Take question back': () => host.recall(),
      'Close submissions': () => host.closeSubmissions({ keepRound: true }),
      'Open submissions': () => host.openSubmissions(),
      'Reset submission': () => host.resetSubmission(team),
      'End round': () => host.endRound(),
      'Reveal answers': () => host.reveal(),
      'Grade as proposed': () => host.gradeAsProposed(),
      'Publish board': () => host.publishBoard(server.state().round_index + 1),
      'Uphold appeal': () => uphold(server),
      'End game': () => host.endGame(),
      'Reopen game': () => host.reopenGame(),
    },
    Teammate: { 'Ben suggests': () => suggest(server) },
    Network: {
      'Go offline': () => phone.network.offline(),
      'Be online': () => phone.network.online(),
      'Drop the line': () => phone.network.dropConnections(),
    },
  };
}

/** The first question's appeal is right: so is everybody who wrote the same. */
function uphold({ host }: FakeServer): void {
  const first = { round_order: 1, question_index: 0 };
  host.decideAppeal(team, first, true, 'So it is.');
  host.grade({ ...first, texts: ['Holland'] }, ['full']);
}

/** A teammate joins, suggests an answer to the last asked question, and leaves. */
function suggest(server: FakeServer): void {
  const game = createClient(server.phone({ name: 'Ben', team })).game(server.gameId);
  const unsubscribe = game.subscribe(() => {
    const last = game.get().view?.round?.asked.at(-1);
    if (!last) return;
    unsubscribe();
    void game.suggest(last.question_id, 'Rotterdam');
  });
}

/** The real client on a server in memory. The viewer of the story is the quizmaster. */
function PlayableGame({ who, onHome }: PlayableGameProps) {
  const [{ client, gameId, actions }] = useState(() => {
    const server = fakeServer();
    const captain = server.phone({ name: 'Ada', team });
    const phone = who.name === 'Ada' ? captain : server.phone(who);
    const client = createClient(phone);
    // The dialog about registering the team has stories of its own.
    dismissal(client.storage, 'dismissed_team_register').dismiss();
    return { client, gameId: server.gameId, actions: buttons(server, phone) };
  });
  const [refusal, setRefusal] = useState('');

  function press(action: () => void): void {
    try {
      action();
      setRefusal('');
    } catch (error) {
      setRefusal(error instanceof Refused ? error.detail : String(error));
    }
  }

  return (
    <div className={styles.night}>
      <aside aria-label="Quizmaster and network" className={styles.console}>
        {Object.entries(actions).map(([name, group]) => (
          <fieldset key={name} aria-label={name} className={styles.group}>
            {Object.entries(group).map(([name, action]) => (
              <Button key={name} kind="quiet" onClick={() => press(action)}>
                {name}
              </Button>
            ))}
          </fieldset>
        ))}
      </aside>
      <div className={styles.phone}>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <LiveGame client={client} gameId={gameId} onHome={onHome} />
      </div>
    </div>
  );
}

const meta = {
  title: 'Widgets/Live game/A night by hand',
  component: PlayableGame,
  args: { who: { name: 'Ada', team }, onHome: fn() },
  parameters: { bare: true },
} satisfies Meta<typeof PlayableGame>;
export default meta;

type Story = StoryObj<typeof meta>;

const controlsOf = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('complementary', { name: 'Quizmaster and network' }));

/** Scrolls up to the quizmaster's buttons and presses some: where a board appears depends on what somebody reads just then. */
async function quizmasterPresses(canvas: HTMLElement, ...names: string[]): Promise<void> {
  window.scrollTo(0, 0);
  for (const name of names) await userEvent.click(controlsOf(canvas).getByRole('button', { name }));
}

/** From the first question to a submitted round that is recalled. */
export const AsCaptain: Story = {
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement);
    await phone.findByText('Pull up a chair.');
    await quizmasterPresses(canvasElement, 'Start round', 'Ask question', 'Ask question');
    await userEvent.type(await phone.findByLabelText('Answer to question 1'), 'Amsterdam');
    await phone.findByText('Saved at the host');
    await quizmasterPresses(canvasElement, 'Ben suggests');
    await phone.findByRole('button', { name: 'Use Rotterdam' });

    await userEvent.click(phone.getByRole('button', { name: 'SUBMIT' }));
    const dialog = await phone.findByRole('dialog', { name: 'Submit this round?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'SUBMIT' }));
    await phone.findByText('Your round has been submitted!', { selector: ':not([aria-live] *)' });

    await quizmasterPresses(canvasElement, 'Take question back');
    await waitFor(() => expect(phone.getByLabelText('Answer to question 1')).toHaveValue('Amsterdam'));
    await expect(phone.queryByLabelText('Answer 1 of 2 to question 2')).toBeNull();
  },
};

/** An answer typed offline waits on the device and is sent when the network is back. */
export const Offline: Story = {
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement);
    await phone.findByText('Pull up a chair.');
    await quizmasterPresses(canvasElement, 'Start round', 'Ask question');
    const input = await phone.findByLabelText('Answer to question 1');
    await quizmasterPresses(canvasElement, 'Go offline');
    await userEvent.type(input, 'Amsterdam');
    await phone.findByText('On this phone, sending…');
    await quizmasterPresses(canvasElement, 'Ask question', 'Be online');
    await phone.findByText('Saved at the host');
    await phone.findByLabelText('Answer 1 of 2 to question 2');
    await expect(input).toHaveValue('Amsterdam');
  },
};

export const AsMember: Story = {
  args: { who: { name: 'Ben', team } },
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement);
    await phone.findByText('Pull up a chair.');
    await quizmasterPresses(canvasElement, 'Start round', 'Ask question');
    await userEvent.type(await phone.findByLabelText('Suggestion for question 1'), 'Utrecht');
    await userEvent.click(phone.getByRole('button', { name: 'Suggest for question 1' }));
    await phone.findByText('You suggested Utrecht');
  },
};

export const AsSpectator: Story = {
  args: { who: { name: 'Cleo', watches: true } },
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement);
    await phone.findByText('Spectator Mode');
    await quizmasterPresses(canvasElement, 'Ask question');
    await phone.findByText('No round is open.');
    await quizmasterPresses(canvasElement, 'Start round', 'Ask question');
    await phone.findByText('What is the capital city of the Netherlands?', { selector: ':not([aria-live] *)' });
  },
};

/** A round is graded and its board published; the captain contests an answer, and the quizmaster upholds it. */
export const Graded: Story = {
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement);
    await phone.findByText('Pull up a chair.');
    await quizmasterPresses(canvasElement, 'Start round', 'Ask question');
    await userEvent.type(await phone.findByLabelText('Answer to question 1'), 'Holland');
    await phone.findByText('Saved at the host');
    await userEvent.click(phone.getByRole('button', { name: 'SUBMIT' }));
    const dialog = await phone.findByRole('dialog', { name: 'Submit this round?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'SUBMIT' }));
    await phone.findByText('Your round has been submitted!', { selector: ':not([aria-live] *)' });
    await quizmasterPresses(canvasElement, 'End round', 'Grade as proposed', 'Reveal answers');
    // A phone asks for the board after a moment of its own: what is said before that is said first.
    await phone.findByText('The answers of round 1 are here: Around the World');
    await quizmasterPresses(canvasElement, 'Publish board');
    await phone.findByRole('region', { name: 'The board' });
    await phone.findByText('Not right');
    await userEvent.click(phone.getByRole('button', { name: 'Contest the grade of Q1.' }));
    await userEvent.type(phone.getByLabelText('Why should it count?'), 'It is what people say.{Enter}');
    await phone.findByText('Contested: waiting for the quizmaster');
    await quizmasterPresses(canvasElement, 'Uphold appeal');
    await phone.findByText('Upheld: So it is.', { selector: ':not([aria-live] *)' });
    await phone.findByText('Right');
    await quizmasterPresses(canvasElement, 'End game');
    await phone.findByRole('heading', { name: 'Tonight’s winners' });
    await phone.findByText('After round 1');
  },
};
