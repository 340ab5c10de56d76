import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '../../sites/quizmaster/display/screen.tsx';
import { finds, plays } from '../steps/steps.ts';
import { views } from './display-views.ts';

/** The room's television, 16:9 and as wide as there is room: every size on it is a part of its height. */
const meta = {
  title: 'Quizmaster/Big screen',
  component: Screen,
  parameters: { layout: 'fullscreen', bare: true },
  args: { view: views.Question },
  render: (args) => (
    <AnnouncerProvider>
      <main style={{ inlineSize: 'min(100vw, 177.77vh)', aspectRatio: '16 / 9', marginInline: 'auto' }}>
        {/* A countdown of a story stands still. */}
        <Screen {...args} view={{ ...args.view, paused: true }} />
      </main>
    </AnnouncerProvider>
  ),
  play: plays(finds('heading')),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Before the first round: the code, and the teams as they sit down. */
export const Welcome: Story = { args: { view: views.Welcome } };

export const WelcomeNobody: Story = { args: { view: views.WelcomeNobody } };

export const WelcomeLongest: Story = { args: { view: views.WelcomeLongest } };

export const WelcomeDoorsClosed: Story = { args: { view: views.WelcomeDoorsClosed } };

export const RoundTitle: Story = { args: { view: views.RoundTitle } };

export const RoundLongest: Story = { args: { view: views.RoundLongest } };

export const Question: Story = { args: { view: views.Question } };

export const QuestionDoorsClosed: Story = { args: { view: views.QuestionDoorsClosed } };

export const QuestionLastOrders: Story = { args: { view: views.QuestionLastOrders } };

export const QuestionPicture: Story = { args: { view: views.QuestionPicture } };

export const QuestionChoices: Story = { args: { view: views.QuestionChoices } };

/** Beyond the smallest size it shows the beginning, and says where the rest is. */
export const QuestionLongest: Story = { args: { view: views.QuestionLongest } };

export const QuestionLongestTitle: Story = { args: { view: views.QuestionLongestTitle } };

export const PensDown: Story = { args: { view: views.PensDown } };

export const Break: Story = { args: { view: views.Break } };

export const BreakLine: Story = { args: { view: views.BreakLine } };

export const BreakPicture: Story = { args: { view: views.BreakPicture } };

export const BreakLongest: Story = { args: { view: views.BreakLongest } };

export const BreakPhoto: Story = { args: { view: views.BreakPhoto } };

export const BreakPhotoLongest: Story = { args: { view: views.BreakPhotoLongest } };

export const EndedPhotos: Story = { args: { view: views.EndedPhotos } };

export const VotePhoto: Story = { args: { view: views.VotePhoto } };

export const VoteName: Story = { args: { view: views.VoteName } };

export const VoteNameLongest: Story = { args: { view: views.VoteNameLongest } };

export const VotePhotoWon: Story = { args: { view: views.VotePhotoWon } };

export const VotePhotoWonLongest: Story = { args: { view: views.VotePhotoWonLongest } };

export const VotePhotoTied: Story = { args: { view: views.VotePhotoTied } };

export const VoteNameWon: Story = { args: { view: views.VoteNameWon } };

export const VoteNameTied: Story = { args: { view: views.VoteNameTied } };

export const VoteNobody: Story = { args: { view: views.VoteNobody } };

export const Answers: Story = { args: { view: views.Answers } };

export const AnswersLongest: Story = { args: { view: views.AnswersLongest } };

export const Board: Story = { args: { view: views.Board } };

/** From the last to the first: who has just been unveiled stands first. */
export const BoardUnveiling: Story = { args: { view: views.BoardUnveiling } };
export const BoardOver: Story = { args: { view: views.BoardOver } };

export const BoardLongest: Story = { args: { view: views.BoardLongest } };

/** The second and the first are still hidden. */
export const WinnersThird: Story = { args: { view: views.WinnersThird } };

export const Winners: Story = { args: { view: views.Winners } };

export const WinnersTied: Story = { args: { view: views.WinnersTied } };
export const WinnersLongest: Story = { args: { view: views.WinnersLongest } };

/** The quizmaster’s line to everybody stands above the bar. */
export const Line: Story = { args: { view: views.Line } };

export const LineLongest: Story = { args: { view: views.LineLongest } };

export const Ended: Story = { args: { view: views.Ended } };

export const EndedLongest: Story = { args: { view: views.EndedLongest } };

export const Cancelled: Story = { args: { view: views.Cancelled } };

/** The line to the server is down: a few words say so, and what was there stays. */
export const Away: Story = { args: { isAway: true } };
