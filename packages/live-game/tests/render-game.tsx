import type { GameClient } from '@snug/client';
import {
  demoGame,
  demoInvite,
  demoQuestion,
  demoRound,
  type FakeAnswers,
  fakeClient,
  type PlayOptions,
  play,
} from '@snug/client/fake';
import type { GameView, Message, Question, RoundStart } from '@snug/contract';
import { AnnouncerProvider, WordsProvider } from '@snug/ui';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiveGame, type LiveGameProps } from '../live-game.tsx';

/** Messages and players of a game, for the tests beside this file. */

export const begin = (round: Partial<RoundStart> = {}): Message => {
  const { asked: _, doubled: __, submitted: ___, ...start } = demoRound(round);
  return { type: 'ROUND_START', round: start, round_index: start.round_order - 1 };
};

/** Asks these questions, the whole list of the round so far; their ids are q1, q2, … */
export const ask = (...questions: Partial<Question>[]): Message => ({
  type: 'ASK',
  asked: questions.map((partial, place) => {
    const {
      answers: _,
      suggestions: __,
      ...question
    } = demoQuestion({
      ...partial,
      question_id: `q${place + 1}`,
      question_index: place,
    });
    return question;
  }),
  submissions_open: true,
});

const { me, team } = demoGame();

/** Ben, a member of the team whose captain is Ada. */
export const member: Partial<GameView> = { me: { ...me, ...team?.players[1], email: 'ben@example.com' } };
/** Cleo, a spectator. */
export const spectator: Partial<GameView> = {
  team: null,
  me: {
    ...me,
    player_code: 'p-cleo',
    player_name: 'Cleo',
    is_captain: false,
    status: 'watching',
    joined: false,
    team_code: '',
  },
};

/** Cleo, whose request to join the Quizzly Bears is pending. */
export const pending: Partial<GameView> = {
  team: null,
  me: { ...me, ...spectator.me, status: 'pending-join', requested: true },
};

/** Dot asks to join the Night Owls. */
export const asksToJoin: Message = {
  type: 'PLAYER_PENDING_TEAM_JOIN',
  teamid: 't-owls',
  player: {
    player_code: 'p-dot',
    player_name: 'Dot',
    is_captain: false,
    status: 'pending-join',
    registered: true,
    profile_img: '',
  },
};

export const invited: Message = { type: 'PLAYER_INVITE', teamid: 't-quizzly', invite: demoInvite() };

export interface RenderGameOptions extends PlayOptions {
  /** Functions that replace those of the played game client. */
  readonly overrides?: Partial<GameClient>;
  readonly answers?: FakeAnswers;
  readonly props?: Partial<LiveGameProps>;
  /** Words of another language, given as a site gives them. */
  readonly language?: object;
}

/** Renders the live game of a game that has received these messages. */
export async function renderGame(
  messages: readonly Message[],
  { overrides, answers, props, language = {}, ...options }: RenderGameOptions = {},
) {
  const game = { ...play(messages, options), ...overrides };
  const client = fakeClient({ games: { g1: game }, answers });
  const onHome = vi.fn();
  const onEnterCode = vi.fn();
  const screen = await render(
    <AnnouncerProvider>
      <WordsProvider words={language}>
        <LiveGame client={client} gameId="g1" onHome={onHome} onEnterCode={onEnterCode} {...props} />
      </WordsProvider>
    </AnnouncerProvider>,
  );
  return { game, client, screen, onHome, onEnterCode };
}
