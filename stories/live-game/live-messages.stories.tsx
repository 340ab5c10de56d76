import {
  ask,
  everyMessage,
  fakeClient,
  type Moment,
  type PlayedGame,
  play as playGame,
  viewFor,
} from '@snug/client/fake';
import type { Message, MessageType } from '@snug/contract';
import { LiveGame } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { plays, sees } from '../steps/steps.ts';
import { after, wholeGame } from './whole-game.tsx';

const meta = { title: 'Live game/Every message', ...wholeGame } satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The screen after these messages, for the player whom they concern most. */
function screenAfter({ view, who }: Moment, messages: readonly Message[]): Story {
  return after(messages, { view: viewFor({ view, who }), drafts: typed });
}
const typed = { q1: { texts: ['Jupiter'], state: 'saved', own: true } } as const;

const before = (type: MessageType): Story => {
  const [moment] = everyMessage[type];
  return screenAfter(moment, moment.before);
};
const afterIt = (type: MessageType): Story => {
  const [moment] = everyMessage[type];
  return screenAfter(moment, [...moment.before, moment.message]);
};

/** Waits for a lazy component by one of its texts. */
const fetched = (story: Story, text: string): Story => ({
  ...story,
  play: plays(sees(text)),
});

// Rounds

export const AskBefore: Story = before('ASK');
export const AskAfter: Story = afterIt('ASK');
export const RecallBefore: Story = before('RECALL');
export const RecallAfter: Story = afterIt('RECALL');
export const RoundStartBefore: Story = before('ROUND_START');
export const RoundStartAfter: Story = afterIt('ROUND_START');
export const RoundEndBefore: Story = before('ROUND_END');
export const RoundEndAfter: Story = afterIt('ROUND_END');
export const OpenSubmissionsBefore: Story = before('OPEN_SUBMISSIONS');
export const OpenSubmissionsAfter: Story = afterIt('OPEN_SUBMISSIONS');
export const CloseSubmissionsBefore: Story = before('CLOSE_SUBMISSIONS');
export const CloseSubmissionsAfter: Story = afterIt('CLOSE_SUBMISSIONS');

// Answers

export const ResetSubmissionBefore: Story = before('RESET_SUBMISSION');
export const ResetSubmissionAfter: Story = afterIt('RESET_SUBMISSION');
export const SubmitAnswerBefore: Story = before('SUBMIT_ANSWER');
export const SubmitAnswerAfter: Story = afterIt('SUBMIT_ANSWER');
export const TeamSubmittedBefore: Story = before('TEAM_SUBMITTED');
export const TeamSubmittedAfter: Story = afterIt('TEAM_SUBMITTED');
export const SetDoubleBefore: Story = before('SET_DOUBLE');
export const SetDoubleAfter: Story = afterIt('SET_DOUBLE');
export const SuggestBefore: Story = before('SUGGEST');
export const SuggestAfter: Story = afterIt('SUGGEST');
export const CaptainSuggestBefore: Story = before('CAPTAIN_SUGGEST');
export const CaptainSuggestAfter: Story = afterIt('CAPTAIN_SUGGEST');

// People

export const PlayerJoinBefore: Story = before('PLAYER_JOIN');
export const PlayerJoinAfter: Story = afterIt('PLAYER_JOIN');
export const DropPlayerBefore: Story = before('DROP_PLAYER');
export const DropPlayerAfter: Story = afterIt('DROP_PLAYER');
export const PromoteCaptainBefore: Story = before('PROMOTE_CAPTAIN');
export const PromoteCaptainAfter: Story = afterIt('PROMOTE_CAPTAIN');
export const PlayerPendingTeamJoinBefore: Story = before('PLAYER_PENDING_TEAM_JOIN');
export const PlayerPendingTeamJoinAfter: Story = fetched(afterIt('PLAYER_PENDING_TEAM_JOIN'), '1 request');
export const PlayerApprovedTeamJoinBefore: Story = fetched(before('PLAYER_APPROVED_TEAM_JOIN'), '1 request');
export const PlayerApprovedTeamJoinAfter: Story = afterIt('PLAYER_APPROVED_TEAM_JOIN');
export const PlayerDeclinedTeamJoinBefore: Story = before('PLAYER_DECLINED_TEAM_JOIN');
export const PlayerDeclinedTeamJoinAfter: Story = afterIt('PLAYER_DECLINED_TEAM_JOIN');
export const PlayerCancelTeamJoinBefore: Story = fetched(before('PLAYER_CANCEL_TEAM_JOIN'), '1 request');
export const PlayerCancelTeamJoinAfter: Story = afterIt('PLAYER_CANCEL_TEAM_JOIN');
export const PlayerInviteBefore: Story = before('PLAYER_INVITE');
export const PlayerInviteAfter: Story = afterIt('PLAYER_INVITE');
export const CancelInviteBefore: Story = before('CANCEL_INVITE');
export const CancelInviteAfter: Story = afterIt('CANCEL_INVITE');

// Teams

export const RegisterTeamBefore: Story = before('REGISTER_TEAM');
export const RegisterTeamAfter: Story = afterIt('REGISTER_TEAM');
export const NewTeamBefore: Story = before('NEW_TEAM');
export const NewTeamAfter: Story = afterIt('NEW_TEAM');
export const NewTeamNameBefore: Story = before('NEW_TEAM_NAME');
export const NewTeamNameAfter: Story = afterIt('NEW_TEAM_NAME');
export const KickTeamBefore: Story = before('KICK_TEAM');
export const KickTeamAfter: Story = afterIt('KICK_TEAM');

// The game

export const EndGameBefore: Story = before('END_GAME');
export const EndGameAfter: Story = afterIt('END_GAME');
export const ReloadGameBefore: Story = before('RELOAD_GAME');
export const ReloadGameAfter: Story = afterIt('RELOAD_GAME');
export const NoGameAccessBefore: Story = before('NO_GAME_ACCESS');
export const NoGameAccessAfter: Story = afterIt('NO_GAME_ACCESS');
export const WebsocketErrorBefore: Story = before('WEBSOCKET_ERROR');
export const WebsocketErrorAfter: Story = afterIt('WEBSOCKET_ERROR');

// Beyond the specification's 29

export const RevealBefore: Story = before('REVEAL');
export const RevealAfter: Story = fetched(afterIt('REVEAL'), 'The Danube');
export const NudgeBefore: Story = before('NUDGE');
export const NudgeAfter: Story = afterIt('NUDGE');

// More that asks for attention

const round = everyMessage.ASK[0].before;
const many = (count: number) => ask(...Array.from({ length: count }, () => everyMessage.ASK[0].message.asked[0] ?? {}));

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
