import { everyMessage, fakeClient, type Moment, type PlayedGame, play as playGame, viewFor } from '@snug/client/fake';
import type { Message, MessageType } from '@snug/contract';
import { LiveGame } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { wholeColumn } from './whole-column.tsx';

const meta = {
  title: 'Live game/Every message',
  component: LiveGame,
  args: { client: fakeClient(), gameId: 'g1', onHome: fn(), onEnterCode: fn(), onLogIn: fn() },
  parameters: { bare: true },
  decorators: [wholeColumn],
} satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The screen after these messages, for the player whom they concern most. */
function screen({ view, who }: Moment, messages: readonly Message[]): Story {
  const game = playGame(messages, { view: viewFor({ view, who }), drafts: typed });
  return { render: (args) => <LiveGame {...args} client={fakeClient({ games: { g1: game } })} /> };
}
const typed = { q1: { texts: ['Jupiter'], state: 'saved', own: true } } as const;

const before = (type: MessageType): Story => {
  const [moment] = everyMessage[type];
  return screen(moment, moment.before);
};
const after = (type: MessageType): Story => {
  const [moment] = everyMessage[type];
  return screen(moment, [...moment.before, moment.message]);
};

/** Waits for a lazy component by one of its texts. */
const fetched = (story: Story, text: string): Story => ({
  ...story,
  play: async ({ canvas }) => void (await canvas.findByText(text)),
});

// Rounds

export const AskBefore: Story = before('ASK');
export const AskAfter: Story = after('ASK');
export const RecallBefore: Story = before('RECALL');
export const RecallAfter: Story = after('RECALL');
export const RoundStartBefore: Story = before('ROUND_START');
export const RoundStartAfter: Story = after('ROUND_START');
export const RoundEndBefore: Story = before('ROUND_END');
export const RoundEndAfter: Story = after('ROUND_END');
export const OpenSubmissionsBefore: Story = before('OPEN_SUBMISSIONS');
export const OpenSubmissionsAfter: Story = after('OPEN_SUBMISSIONS');
export const CloseSubmissionsBefore: Story = before('CLOSE_SUBMISSIONS');
export const CloseSubmissionsAfter: Story = after('CLOSE_SUBMISSIONS');

// Answers

export const ResetSubmissionBefore: Story = before('RESET_SUBMISSION');
export const ResetSubmissionAfter: Story = after('RESET_SUBMISSION');
export const SubmitAnswerBefore: Story = before('SUBMIT_ANSWER');
export const SubmitAnswerAfter: Story = after('SUBMIT_ANSWER');
export const TeamSubmittedBefore: Story = before('TEAM_SUBMITTED');
export const TeamSubmittedAfter: Story = after('TEAM_SUBMITTED');
export const SetDoubleBefore: Story = before('SET_DOUBLE');
export const SetDoubleAfter: Story = after('SET_DOUBLE');
export const SuggestBefore: Story = before('SUGGEST');
export const SuggestAfter: Story = after('SUGGEST');
export const CaptainSuggestBefore: Story = before('CAPTAIN_SUGGEST');
export const CaptainSuggestAfter: Story = after('CAPTAIN_SUGGEST');

// People

export const PlayerJoinBefore: Story = before('PLAYER_JOIN');
export const PlayerJoinAfter: Story = after('PLAYER_JOIN');
export const DropPlayerBefore: Story = before('DROP_PLAYER');
export const DropPlayerAfter: Story = after('DROP_PLAYER');
export const PromoteCaptainBefore: Story = before('PROMOTE_CAPTAIN');
export const PromoteCaptainAfter: Story = after('PROMOTE_CAPTAIN');
export const PlayerPendingTeamJoinBefore: Story = before('PLAYER_PENDING_TEAM_JOIN');
export const PlayerPendingTeamJoinAfter: Story = fetched(after('PLAYER_PENDING_TEAM_JOIN'), '1 request');
export const PlayerApprovedTeamJoinBefore: Story = fetched(before('PLAYER_APPROVED_TEAM_JOIN'), '1 request');
export const PlayerApprovedTeamJoinAfter: Story = after('PLAYER_APPROVED_TEAM_JOIN');
export const PlayerDeclinedTeamJoinBefore: Story = before('PLAYER_DECLINED_TEAM_JOIN');
export const PlayerDeclinedTeamJoinAfter: Story = after('PLAYER_DECLINED_TEAM_JOIN');
export const PlayerCancelTeamJoinBefore: Story = fetched(before('PLAYER_CANCEL_TEAM_JOIN'), '1 request');
export const PlayerCancelTeamJoinAfter: Story = after('PLAYER_CANCEL_TEAM_JOIN');
export const PlayerInviteBefore: Story = before('PLAYER_INVITE');
export const PlayerInviteAfter: Story = after('PLAYER_INVITE');
export const CancelInviteBefore: Story = before('CANCEL_INVITE');
export const CancelInviteAfter: Story = after('CANCEL_INVITE');

// Teams

export const RegisterTeamBefore: Story = before('REGISTER_TEAM');
export const RegisterTeamAfter: Story = after('REGISTER_TEAM');
export const NewTeamBefore: Story = before('NEW_TEAM');
export const NewTeamAfter: Story = after('NEW_TEAM');
export const NewTeamNameBefore: Story = before('NEW_TEAM_NAME');
export const NewTeamNameAfter: Story = after('NEW_TEAM_NAME');
export const KickTeamBefore: Story = before('KICK_TEAM');
export const KickTeamAfter: Story = after('KICK_TEAM');

// The game

export const EndGameBefore: Story = before('END_GAME');
export const EndGameAfter: Story = after('END_GAME');
export const ReloadGameBefore: Story = before('RELOAD_GAME');
export const ReloadGameAfter: Story = after('RELOAD_GAME');
export const NoGameAccessBefore: Story = before('NO_GAME_ACCESS');
export const NoGameAccessAfter: Story = after('NO_GAME_ACCESS');
export const WebsocketErrorBefore: Story = before('WEBSOCKET_ERROR');
export const WebsocketErrorAfter: Story = after('WEBSOCKET_ERROR');

// Beyond the specification's 29

export const RevealBefore: Story = before('REVEAL');
export const RevealAfter: Story = fetched(after('REVEAL'), 'The Danube');
export const NudgeBefore: Story = before('NUDGE');
export const NudgeAfter: Story = after('NUDGE');

// More that asks for attention

const round = everyMessage.ASK[0].before;
const many = (count: number): Message => {
  const [first] = everyMessage.ASK[0].message.asked;
  if (!first) throw new Error('The demo game asks something.');
  const asked = Array.from({ length: count }, (_, place) => ({
    ...first,
    question_id: `q${place + 1}`,
    question_index: place,
  }));
  return { type: 'ASK', asked, submissions_open: true };
};

/** A game whose messages continue while it is on the screen. */
function goingOn(messages: readonly Message[], then: (game: PlayedGame, canvas: HTMLElement) => Promise<void>): Story {
  let game: PlayedGame;
  return {
    render: (args) => {
      game = playGame(messages);
      return <LiveGame {...args} client={fakeClient({ games: { g1: game } })} />;
    },
    play: ({ canvasElement }) => then(game, canvasElement),
  };
}

/** A question arrives outside the visible part: a line announces it and leads there. */
export const ArrivesOffTheScreen: Story = goingOn([...round, many(8)], async (game, canvas) => {
  const phone = within(canvas);
  await userEvent.type(await phone.findByLabelText('Answer to question 1'), 'Jupiter');
  game.receive(many(9));
  await phone.findByRole('button', { name: 'Question 9 is here' });
  await expect(phone.getByLabelText('Answer to question 1')).toHaveFocus();
});
