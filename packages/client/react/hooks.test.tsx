import type { Message } from '@snug/contract';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { GameClient, Session } from '../client.ts';
import { demoQuestion, demoRound } from '../fake/demo-game.ts';
import { fakeClient } from '../fake/fake-client.ts';
import { play } from '../fake/play.ts';
import type { Game } from '../game/game.ts';
import { createJoin, type Join } from '../join/join.ts';
import { useGame } from './use-game.ts';
import { useJoin } from './use-join.ts';
import { useSession } from './use-session.ts';

const night: Message[] = [
  { type: 'ROUND_START', round: demoRound(), round_index: 0 },
  { type: 'ASK', asked: [demoQuestion(), demoQuestion({ question_id: 'q2', question_index: 1 })] },
];
const token = `x.${btoa(JSON.stringify({ sub: 'p1', player_name: 'Ada', exp: 1 }))}.x`;

interface PartProps<T> {
  game: GameClient;
  pick(game: Game): T;
  rendered?(): void;
}

function Part({ game, pick, rendered }: PartProps<string | undefined>) {
  const part = useGame(game, pick);
  rendered?.();
  return <p>{part ?? 'empty'}</p>;
}

/** Picks an object that is made anew each time. */
function MadePart({ game, pick, rendered }: PartProps<{ title: string }>) {
  const { title } = useGame(game, pick);
  rendered?.();
  return <p>{title}</p>;
}

function Title({ game }: { game: GameClient }) {
  return <p>{useGame(game).view?.title}</p>;
}

function Who({ session }: { session: Session }) {
  const { token, claims } = useSession(session);
  return <p>{token === undefined ? 'nobody' : claims?.player_name}</p>;
}

function Step({ join }: { join: Join }) {
  return <p>{useJoin(join).step}</p>;
}

test('a part of the game is rendered again when that part changed, and only then', async () => {
  const game = play(night);
  const renders = { first: 0, second: 0, made: 0 };
  const screen = await render(
    <>
      <Part game={game} pick={({ entries }) => entries.q1?.texts[0]} rendered={() => renders.first++} />
      <Part game={game} pick={({ entries }) => entries.q2?.texts[0]} rendered={() => renders.second++} />
      <MadePart
        game={game}
        pick={({ view }) => ({ title: view?.round?.title ?? '' })}
        rendered={() => renders.made++}
      />
    </>,
  );
  await expect.element(screen.getByText('General Knowledge')).toBeVisible();
  const before = { ...renders };
  game.typeAnswer('q1', 0, 'jupiter');
  await expect.element(screen.getByText('jupiter')).toBeVisible();
  expect(renders.first).toBeGreaterThan(before.first);
  expect([renders.second, renders.made]).toEqual([before.second, before.made]);
});

test('without a pick the whole game is there, followed while it is on screen', async () => {
  const game = play(night);
  let watchers = 0;
  const counted: GameClient = {
    ...game,
    subscribe(changed) {
      watchers++;
      const stop = game.subscribe(changed);
      return () => {
        watchers--;
        stop();
      };
    },
  };
  const screen = await render(<Title game={counted} />);
  await expect.element(screen.getByText('Tuesday Trivia')).toBeVisible();
  await expect.poll(() => watchers).toBe(1);
  await screen.unmount();
  await expect.poll(() => watchers).toBe(0);
});

test('logging in and out shows at once', async () => {
  const { session } = fakeClient();
  const screen = await render(<Who session={session} />);
  await expect.element(screen.getByText('nobody')).toBeVisible();
  session.setToken(token);
  await expect.element(screen.getByText('Ada')).toBeVisible();
  session.clearToken();
  await expect.element(screen.getByText('nobody')).toBeVisible();
});

test('a join shows where it stands', async () => {
  const join = createJoin(fakeClient());
  const screen = await render(<Step join={join} />);
  await expect.element(screen.getByText('code')).toBeVisible();
  join.setCode('204816');
  await join.find();
  await expect.element(screen.getByText('found')).toBeVisible();
});
