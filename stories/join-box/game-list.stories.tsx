import { demoStub, type FakeAnswers, fakeClient, never, offline, refuses } from '@snug/client/fake';
import type { GameStub } from '@snug/contract';
import { GameList } from '@snug/join-box/games';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Router } from 'wouter';
import { App } from '../../sites/venue/app.tsx';
import { unbranded } from '../../sites/venue/start/read-white-label.ts';
import { pictures } from '../pictures/pictures.ts';
import { finds, plays, presses, pressesFirst, reads, shows } from '../steps/steps.ts';

// 7:30 pm in every time zone.
const date = new Date(2030, 0, 15, 19, 30).toISOString();
const stub = (partial: Partial<GameStub> = {}) =>
  demoStub({ date, team: { team_name: 'The Night Owls', team_image: '' }, ...partial });

const playing = stub({ team: { team_name: 'The Night Owls', team_image: pictures.mug } });
const watching = stub({ gameid: 'g2', title: 'Bingo Night', kind: 'Music Bingo', spectator: true, team: null });
const invited = stub({
  gameid: 'g3',
  title: 'Survey Says',
  kind: 'Survey Slam',
  invite: true,
  team: { team_name: 'Quizzly Bears', team_image: '' },
  team_code: 'bears',
});
const toRate = stub({ gameid: 'g5', title: 'Last Night', status: 'ended', feedback_due: true });
const ended = stub({ gameid: 'g4', title: 'Last Week', status: 'ended', team: null });

/** A client whose player has these games. */
const clientWith = (games: FakeAnswers['listGames'], answers: FakeAnswers = {}) =>
  fakeClient({ answers: { listGames: games, ...answers } });

/** The site's header on a page outside the game. */
function onSite(client: ReturnType<typeof clientWith>, name: string) {
  return {
    parameters: { bare: true },
    render: () => (
      <Router hook={() => ['/', () => {}]} searchHook={() => ''}>
        <App client={client} venue={{ ...unbranded, name }} />
      </Router>
    ),
  };
}

const meta = {
  title: 'Widgets/Game list',
  component: GameList,
  args: { client: clientWith([playing, watching, invited, toRate, ended]), open: true, onGo: fn(), onClose: fn() },
} satisfies Meta<typeof GameList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A game for each state: playing, watching, invited, ended with a host to rate, ended. */
export const Games: Story = {
  play: plays(reads('Team: Quizzly Bears'), finds('button', 'Rate your host Last Night')),
};

/** The player watches a game and is invited to play in it. */
export const WatchingAndInvited: Story = {
  args: { client: clientWith([{ ...invited, spectator: true, title: 'W'.repeat(60) }]) },
};

export const Loading: Story = { args: { client: clientWith(never) } };

export const Nothing: Story = { args: { client: clientWith([]) } };

export const Failed: Story = {
  args: { client: clientWith(offline) },
  play: plays(finds('alert')),
};

export const Opening: Story = {
  args: { client: clientWith([playing, watching], { joinGame: never }) },
  play: plays(pressesFirst(/^Go To Game/)),
};

export const CannotOpen: Story = {
  args: { client: clientWith([playing, watching], { joinGame: refuses(409, 'This game is full.') }) },
  play: plays(pressesFirst(/^Go To Game/), finds('alert')),
};

export const CannotAccept: Story = {
  args: { client: clientWith([invited], { joinGame: offline }) },
  play: plays(pressesFirst(/^Accept/), finds('alert')),
};

/** Asked before an invite is declined: it does not come back. */
export const Declining: Story = {
  args: { client: clientWith([playing, invited]) },
  play: plays(presses('Decline Quizzly Bears'), shows('dialog', 'Decline the invite to Quizzly Bears?')),
};

export const CannotDecline: Story = {
  args: { client: clientWith([playing, invited], { declineInvite: offline }) },
  play: plays(presses('Decline Quizzly Bears'), presses('Decline'), finds('alert')),
};

export const Leaving: Story = {
  args: { client: clientWith([playing, watching]) },
  play: plays(presses('Leave Game Bingo Night'), shows('dialog', 'Leave Bingo Night?')),
};

/** The site's header with the way back into the game. */
export const BackToGame: Story = {
  ...onSite(clientWith([playing]), 'The Crown'),
  play: plays(finds('button', 'Back to Game')),
};

/** No game is on; the host of last night's can still be rated. */
export const OnlyToRate: Story = {
  ...onSite(clientWith([toRate]), 'The Crown'),
  play: plays(presses('Your Games'), shows('button', 'Rate your host Last Night')),
};

export const BackToGameFails: Story = {
  ...onSite(
    clientWith([playing], { joinGame: refuses(409, 'This game is full.') }),
    'The Crown and the Remarkably Long Sceptre',
  ),
  play: plays(pressesFirst(/^Back to Game/), finds('alert')),
};
