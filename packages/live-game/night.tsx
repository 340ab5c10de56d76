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
import { LiveGame, type LiveGameProps } from './live-game.tsx';

/** The messages and people of a quiz night, for the tests beside this file. */

export const begin = (round: Partial<RoundStart> = {}): Message => {
  const { asked: _, doubled: __, submitted: ___, ...start } = demoRound(round);
  return { type: 'ROUND_START', round: start, round_index: start.round_order - 1 };
};

/** Asks the round's list so far; ids are q1, q2, … */
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

/** Ben, of the same team; Ada is its captain. */
export const member: Partial<GameView> = { me: { ...me, ...team?.players[1], email: 'ben@example.com' } };
/** Cleo, without a team. */
export const watcher: Partial<GameView> = {
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

/** Cleo, who asked to join the Quizzly Bears. */
export const pending: Partial<GameView> = {
  team: null,
  me: { ...me, ...watcher.me, status: 'pending-join', requested: true },
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

export interface NightOptions extends PlayOptions {
  /** What the game client does otherwise than the played one. */
  readonly verbs?: Partial<GameClient>;
  readonly answers?: FakeAnswers;
  readonly props?: Partial<LiveGameProps>;
  /** Sentences of another language, as a site provides them. */
  readonly language?: object;
}

/** Opens the live game in which these messages have arrived. */
export async function night(
  messages: readonly Message[],
  { verbs, answers, props, language = {}, ...options }: NightOptions = {},
) {
  const game = { ...play(messages, options), ...verbs };
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
