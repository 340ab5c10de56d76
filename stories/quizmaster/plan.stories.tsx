import { offline } from '@snug/client/fake';
import { demoGamePlan, demoPlan, demoPlanChoices } from '@snug/testing/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fills, finds, fits, plays, presses, reads, sees, shows } from '../steps/steps.ts';
import { AtConsole } from './at-console.tsx';

const repeated = { games: [{ game_id: 'again', code: '204816', date: demoPlan().game.date }] };

/** A game is made, settled until it begins, repeated on other days, or cancelled. */
const meta = {
  title: 'Quizmaster/Plan',
  component: AtConsole,
  parameters: { layout: 'fullscreen', bare: true },
  args: {
    path: '/game/planned/plan',
    answers: { hostPlanChoices: demoPlanChoices(), hostLoadPlan: demoPlan(), hostRepeatGame: repeated },
  },
  play: plays(finds('heading', 'Tuesday Quiz Night'), fits),
} satisfies Meta<typeof AtConsole>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plan: Story = {};

export const NewGame: Story = {
  args: { path: '/new' },
  play: plays(finds('heading', 'New game'), fits),
};

/** The pack was played here before: it is said when, and nothing is forbidden. */
export const PlayedBefore: Story = {
  args: { path: '/new?pack=winter' },
  play: plays(sees(/This pack was played here before/), fits),
};

export const SomethingMissing: Story = {
  args: { path: '/new' },
  play: plays(presses('Make the game'), sees('Something above is missing.'), sees('Choose a pack of questions.'), fits),
};

export const NoPacks: Story = {
  args: { path: '/new', answers: { hostPlanChoices: demoPlanChoices({ packs: [] }) } },
  play: plays(reads('No packs yet'), finds('link', 'To the packs')),
};

export const Refused: Story = {
  args: {
    answers: {
      hostPlanChoices: demoPlanChoices(),
      hostLoadPlan: demoPlan(),
      hostPlanGame: offline as never,
    },
  },
  play: plays(presses('Save the plan'), shows('alert'), fits),
};

/** Every night is listed before it is made, and has a code afterwards. */
export const Weekly: Story = {
  play: plays(presses('Make 1 game'), finds('link', /204 816/), fits),
};

export const AskingToCancel: Story = {
  play: plays(presses('Cancel this game'), shows('button', 'Keep it'), fits),
};

export const Cancelled: Story = {
  args: {
    answers: {
      hostPlanChoices: demoPlanChoices(),
      hostLoadPlan: demoPlan({ fixed: true, game: { ...demoPlan().game, status: 'cancelled' } }),
    },
  },
  play: plays(finds('button', 'Bring it back'), fits),
};

/** A game that has begun keeps its plan; it can be made again on other days. */
export const Begun: Story = {
  args: {
    answers: {
      hostPlanChoices: demoPlanChoices(),
      hostLoadPlan: demoPlan({ fixed: true, played: demoPlanChoices().packs[1]?.played ?? [] }),
    },
  },
  play: plays(reads(/its plan stands/), finds('button', 'Make 1 game'), fits),
};

const long =
  'The Great Unreasonable Trans-Pennine Invitational Pub Quiz of General, Special and Entirely Useless Knowledge';

/** The longest title and names, and every setting. */
export const Longest: Story = {
  args: {
    answers: {
      hostPlanChoices: demoPlanChoices({
        hosts: [{ host_id: 'robin', name: 'Bartholomew Featherstonehaugh-Cholmondeley the Younger' }],
        packs: demoPlanChoices().packs.map((pack) => ({ ...pack, title: `${long} ${long}`.slice(0, 200) })),
      }),
      hostLoadPlan: demoPlan({
        plan: demoGamePlan({
          ...{ title: `${long} ${long}`.slice(0, 200), private_event: true, approve_teams: true },
          ...{ double_rule: 'mild', points_each: 100, team_size: 20 },
        }),
      }),
    },
  },
  play: plays(finds('heading', new RegExp(`^${long}`)), fits),
};

export const PointsWrong: Story = {
  play: plays(
    fills('Points for each answer', '1.5'),
    presses('Save the plan'),
    sees('Write a whole number up to 100.'),
  ),
};

export const Loading: Story = {
  args: { answers: { hostLoadPlan: () => new Promise(() => {}), hostPlanChoices: demoPlanChoices() } },
  play: plays(sees('Fetching the plan…')),
};

export const NotLoaded: Story = {
  args: { answers: { hostLoadPlan: offline as never, hostPlanChoices: demoPlanChoices() } },
  play: plays(shows('alert'), finds('button', 'Try again')),
};
