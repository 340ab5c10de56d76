import { type PlayOptions, viewFor } from '@snug/client/fake';
import type { GameTeam } from '@snug/contract';
import type { LiveGame } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { after, wholeGame } from './whole-game.tsx';

const meta = { title: 'Live game/Chairs', ...wholeGame } satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

const team = (team_name: string, partial: Partial<GameTeam> = {}): GameTeam => {
  return { teamid: `t-${team_name}`, kt_team_id: '', team_code: team_name, team_name, team_image: '', ...partial };
};
/** That of the player. */
const own = team('The Night Owls', { teamid: 't-owls' });
const longest =
  'Quizteama Aguilera and the Quizzard of Oz with Les Quizerables of the Old Harbour Street and Friends '.padEnd(
    125,
    'x',
  );

/** Before the first round, with these teams. */
function lobby(game_teams: readonly GameTeam[], view: PlayOptions['view'] = {}): Story {
  return {
    ...after([], { view: { ...view, game_teams: [...game_teams] } }),
    async play({ canvasElement }) {
      await within(canvasElement).findByRole('heading', { name: /sat down|No team/ });
    },
  };
}

export const Usual: Story = lobby([
  own,
  ...['Quizzly Bears', 'Agatha Quiztie', 'Les Quizerables'].map((name) => team(name)),
]);
/** The first team to sit down. */
export const Alone: Story = lobby([own]);
/** To somebody who only watches, before anybody is there. */
export const Nobody: Story = lobby([], viewFor({ who: 'watcher' }));
/** One's own chair, those who came last, and how many more. */
export const FortyTeams: Story = lobby([
  own,
  ...Array.from({ length: 39 }, (_, nth) => team(`The Regulars of Table ${nth + 1}`)),
]);
/** Names of 125 characters, one's own as well, and one that the room reads under another name. */
export const LongestNames: Story = lobby([
  { ...own, team_name: longest },
  team(`${longest.slice(0, -1)}y`),
  team('The Bloody Wits', { shown_name: 'The Wits' }),
  team(`${longest.slice(0, -1)}z`),
]);
