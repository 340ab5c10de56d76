import type { Message } from '@snug/contract';
import { fakeSockets } from '@snug/testing/client';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { GameClient, Session, SnugClient } from '../client.ts';
import { createClient } from '../create-client.ts';
import { demoGame, demoQuestion, demoRound } from '../fake/demo-game.ts';
import { fakeClient } from '../fake/fake-client.ts';
import { fakePage, seededRandom } from '../fake/fake-world.ts';
import { play } from '../fake/play.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import type { Game } from '../game/game.ts';
import { createJoin } from '../join/join.ts';
import type { Join } from '../join/join-state.ts';
import { useGame } from './use-game.ts';
import { useJoin } from './use-join.ts';
import { useSession } from './use-session.ts';

const night: Message[] = [
  { type: 'ROUND_START', round: demoRound(), round_index: 0 },
  { type: 'ASK', asked: [demoQuestion(), demoQuestion({ question_id: 'q2', question_index: 1 })] },
];
const token = `x.${btoa(JSON.stringify({ sub: 'p1', player_name: 'Ada', exp: 1 })).replaceAll('=', '')}.x`;

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

/** Selects an object that is created anew each time. */
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

function Follows({ client, id, titles }: { client: SnugClient; id: string; titles: string[] }) {
  const game = useGame(client.game(id), ({ gameid, connection }) => ({ gameid, connection }));
  titles.push(`${id} ${game.gameid}`);
  return <p>{`${game.gameid} ${game.connection}`}</p>;
}

function Answer({ game, id, shown }: { game: GameClient; id: string; shown: string[] }) {
  const text = useGame(game, ({ drafts }) => drafts[id]?.texts[0]);
  shown.push(`${id} ${text}`);
  return <p>{text}</p>;
}

const idsOf = ({ view }: Game) => new Set(view?.round?.asked.map(({ question_id }) => question_id));

/** Selects a value that is never the same twice. */
function Ids({ game, rendered }: { game: GameClient; rendered(): void }) {
  const { ids } = useGame(game, (now) => ({ ids: idsOf(now) }));
  const bare = useGame(game, (now) => idsOf(now));
  rendered();
  return <p>{`${[...ids].join()} ${bare.size}`}</p>;
}

test('a part of the game is rendered again when that part changed, and only then', async () => {
  const game = play(night);
  const renders = { first: 0, second: 0, made: 0 };
  const screen = await render(
    <>
      <Part game={game} pick={({ drafts }) => drafts.q1?.texts[0]} rendered={() => renders.first++} />
      <Part game={game} pick={({ drafts }) => drafts.q2?.texts[0]} rendered={() => renders.second++} />
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

test('without a selector the whole game is returned, and followed while it is on screen', async () => {
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

test('a join shows its state', async () => {
  const join = createJoin(fakeClient());
  const screen = await render(<Step join={join} />);
  await expect.element(screen.getByText('code')).toBeVisible();
  join.setCode('204816');
  await join.find();
  await expect.element(screen.getByText('found')).toBeVisible();
});

/** A real client with virtual time. */
function sleeper() {
  const clock = virtualClock();
  const page = fakePage();
  const sockets = fakeSockets();
  let loads = 0;
  const core = fakeClient({
    answers: {
      loadGame: () => {
        loads++;
        return demoGame();
      },
    },
  });
  const seams = {
    clock,
    visibility: page,
    random: seededRandom(),
    socket: sockets.open,
    persistentStore: undefined,
    locks: undefined,
  };
  return { client: createClient({ core, seams }), clock, page, sockets, loads: () => loads };
}

test('mounted it is connected, also in React’s strict mode; unmounted it disconnects and leaves nothing running', async () => {
  const { client, clock, page, sockets, loads } = sleeper();
  const game = client.game('g1');
  const screen = await render(
    <StrictMode>
      <Title game={game} />
      <Part game={game} pick={({ connection }) => connection} />
    </StrictMode>,
  );
  await expect.poll(() => clock.pass(10).then(() => sockets.all.length)).toBe(1);
  sockets.latest().opened();
  await expect.element(screen.getByText('live', { exact: true })).toBeVisible();
  expect([loads(), sockets.all.length, page.listeners() > 0]).toEqual([1, 1, true]);

  await screen.unmount();
  // React decides when it unmounts the second time.
  const left = () => [game.get().connection, sockets.latest().isClosed, page.listeners(), clock.pending()];
  await expect.poll(() => clock.pass(10).then(left)).toEqual(['idle', true, 0, 0]);
});

test('another game in its place shows at once, and the previous one disconnects', async () => {
  const { client, clock } = sleeper();
  const titles: string[] = [];
  const screen = await render(<Follows client={client} id="one" titles={titles} />);
  await expect.element(screen.getByText('one connecting')).toBeVisible();
  await screen.rerender(<Follows client={client} id="two" titles={titles} />);
  await expect.element(screen.getByText('two connecting')).toBeVisible();
  await expect.poll(() => clock.pass(0).then(() => client.game('one').get().connection)).toBe('idle');
  // No render showed the other game.
  for (const title of titles) expect(title).toMatch(/^(\w+) \1$/);
});

test('another selector is applied in the same render, also between two messages', async () => {
  const game = play(night);
  game.typeAnswer('q1', 0, 'one');
  game.typeAnswer('q2', 0, 'two');
  const shown: string[] = [];
  const screen = await render(<Answer game={game} id="q1" shown={shown} />);
  await screen.rerender(<Answer game={game} id="q2" shown={shown} />);
  await expect.element(screen.getByText('two')).toBeVisible();
  game.typeAnswer('q2', 0, 'three');
  await expect.element(screen.getByText('three')).toBeVisible();
  await screen.rerender(<Answer game={game} id="q1" shown={shown} />);
  await expect.element(screen.getByText('one')).toBeVisible();
  expect([...new Set(shown)]).toEqual(['q1 one', 'q2 two', 'q2 three']);
});

test('over a whole round of messages each part renders once per change of its own', async () => {
  const game = play([]);
  const renders = { round: 0, asked: 0, second: 0, team: 0 };
  const screen = await render(
    <>
      <Part game={game} pick={({ view }) => view?.round?.title} rendered={() => renders.round++} />
      <Part
        game={game}
        pick={({ view }) => `${view?.round?.asked.length ?? 0} asked`}
        rendered={() => renders.asked++}
      />
      <Part game={game} pick={({ view }) => view?.round?.asked[1]?.question_id} rendered={() => renders.second++} />
      <Part game={game} pick={({ view }) => view?.team?.team_name} rendered={() => renders.team++} />
    </>,
  );
  await expect.element(screen.getByText('The Night Owls')).toBeVisible();
  const first = { ...renders };
  const asked: ReturnType<typeof demoQuestion>[] = [];
  const steps: [Message, string][] = [[night[0] as Message, 'General Knowledge']];
  for (let n = 1; n <= 8; n++) {
    asked.push(demoQuestion({ question_id: `q${n}`, question_index: n - 1 }));
    steps.push([{ type: 'ASK', asked: [...asked] }, `${n} asked`]);
  }
  for (const [message, text] of steps) {
    game.receive(message);
    game.receive({ type: 'OPEN_SUBMISSIONS' });
    await expect.element(screen.getByText(text)).toBeVisible();
  }
  expect({
    round: renders.round - first.round,
    asked: renders.asked - first.asked,
    second: renders.second - first.second,
    team: renders.team - first.team,
  }).toEqual({ round: 1, asked: 8, second: 1, team: 0 });
});

test('a selector may create new values: it renders, follows every change, and never loops', async () => {
  const game = play(night);
  let renders = 0;
  const screen = await render(<Ids game={game} rendered={() => renders++} />);
  await expect.element(screen.getByText('q1,q2 2')).toBeVisible();
  game.receive({ type: 'RECALL', question_id: 'q1', question_index: 0 });
  await expect.element(screen.getByText('q2 1')).toBeVisible();
  expect(renders).toBeLessThan(12);
});
