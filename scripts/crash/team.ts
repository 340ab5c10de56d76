import {
  answerSequenceHeader,
  type GameView,
  idempotencyHeader,
  joinWithCode,
  livePaths,
  liveProtocol,
  loadGame,
  saveAnswer,
  submitRound,
} from '@snug/contract';
import { WebSocket } from 'ws';
import { streamId } from '../../packages/server/database/message-log.ts';
import { type Caller, newCaller } from '../load/caller.ts';
import type { OpenGame } from '../load/night.ts';
import type { Dice } from './dice.ts';
import { persistently } from './persistently.ts';

/** What a team was told is kept. The rig holds the server to it. */
export interface Promises {
  readonly teamid: string;
  readonly stream_id: string;
  /** By question id: the last write acknowledged, and the last one sent. */
  readonly answers: Map<string, { acknowledged: number; sent: number }>;
  /** By round_order: the id of the acknowledged submission, and the answers it had. */
  readonly submissions: Map<number, { id: string; answers: string[][] }>;
  /** The bodies heard on the live connection, by their number. */
  readonly heard: Map<number, string>;
}

/** A captain who answers and submits whatever happens to the server, and listens meanwhile. */
export interface Team {
  readonly promises: Promises;
  /** Answers the round's questions a few times over, then submits it. Resolves once that is acknowledged. */
  play(round_order: number): Promise<void>;
  /** What `load` shows now. */
  load(): Promise<GameView>;
  leave(): void;
}

export async function newTeam(port: number, game: OpenGame, name: string, dice: Dice): Promise<Team> {
  const captain = newCaller(port);
  // On a connection of its own: it is looked at while it plays.
  const looking = newCaller(port, captain.clientId);
  const { game_id, rounds } = game;
  const ask = <T>(call: () => ReturnType<Caller['ask']>) =>
    persistently(call).then(({ body }) => JSON.parse(body) as T);

  await ask(() =>
    captain.ask(joinWithCode, {
      body: { code: game.code, team_name: name, kt_team_id: 'new', num_players: 1, invites: [] },
    }),
  );
  const load = () => ask<GameView>(() => looking.ask(loadGame, { query: { game_id } }));
  const view = await load();
  const promises: Promises = {
    teamid: view.team?.teamid ?? '',
    stream_id: streamId(game_id, 'team', view.team?.teamid),
    answers: new Map(),
    submissions: new Map(),
    heard: new Map(),
  };
  const ear = listen(port, game_id, captain.clientId, view, promises.heard);
  let seq = 0;

  async function answer(round_order: number, question_num: number, question_id: string): Promise<void> {
    const sent = ++seq;
    const before = promises.answers.get(question_id);
    promises.answers.set(question_id, { acknowledged: before?.acknowledged ?? 0, sent });
    await ask(() =>
      captain.ask(saveAnswer, {
        body: { game_id, round_num: round_order, question_num, question_id, answer: [textOf(sent)] },
        headers: { [answerSequenceHeader]: String(sent) },
      }),
    );
    promises.answers.set(question_id, { acknowledged: sent, sent });
  }

  return {
    promises,
    async play(round_order) {
      const questions = rounds[round_order - 1] ?? [];
      const writes = questions.length * (1 + Math.floor(dice() * 3));
      for (let n = 0; n < writes; n += 1) {
        const question_num = n < questions.length ? n : Math.floor(dice() * questions.length);
        await answer(round_order, question_num, questions[question_num] ?? '');
      }
      const id = `submission-${crypto.randomUUID()}`;
      const answers = questions.map((question_id) => [textOf(promises.answers.get(question_id)?.sent ?? 0)]);
      await ask(() =>
        captain.ask(submitRound, {
          params: { id: game_id, round: String(round_order) },
          body: { doubled: false, answers, question_ids: [...questions] },
          headers: { [idempotencyHeader]: id },
        }),
      );
      promises.submissions.set(round_order, { id, answers });
    },
    load,
    leave() {
      ear.close();
      captain.hangUp();
      looking.hangUp();
    },
  };
}

/** A write says in its own text which one it is. */
export function textOf(seq: number): string {
  return `write ${seq}`;
}

export function seqOf(text: string): number {
  return Number(/^write (\d+)$/.exec(text)?.[1] ?? 0);
}

/** Hears the team's stream from a load on, and goes on from its cursor after every kill. */
function listen(port: number, game_id: string, id: string, view: GameView, heard: Map<number, string>) {
  const { team, epoch } = view;
  const path = livePaths.player
    .replace('{game_id}', game_id)
    .replace('{id}', id)
    .replace('{team_code}', team?.team_code ?? '');
  let last = view.last_msg_id;
  let isOver = false;
  let socket: WebSocket | undefined;

  function open(): void {
    if (isOver) return;
    const query = new URLSearchParams({ last: String(last), e: epoch, proto: liveProtocol });
    socket = new WebSocket(`ws://127.0.0.1:${port}${path}?${query}`);
    socket.on('message', (frame) => {
      const { msg_id, data } = JSON.parse(String(frame)) as { msg_id: number; data: string };
      // Not of the stream: a THUMP, or a refusal.
      if (msg_id === 0) return;
      const before = heard.get(msg_id);
      heard.set(msg_id, before === undefined || before === data ? data : `${before} and then ${data}`);
      last = Math.max(last, msg_id);
    });
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(open, 20));
  }

  open();
  return {
    close() {
      isOver = true;
      socket?.terminate();
    },
  };
}
