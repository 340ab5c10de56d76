import { answerSequenceHeader, type GameView, idempotencyHeader, saveAnswer, submitRound } from '@snug/contract';
import {
  type HostedGame,
  type HttpPlayer,
  httpPlayer,
  joinedAs,
  liveAddressOf,
  openHttpConnection,
} from '@snug/testing/http';
import { WebSocket } from 'ws';
import { streamId } from '../../packages/server/database/message-log.ts';
import { audience, type Counted } from './audience.ts';
import { patient } from './patient.ts';

/** What the server told a team, which must stay true. */
export interface Guarantees {
  readonly teamid: string;
  readonly stream_id: string;
  /** By question id: the last write acknowledged, and the last one sent. */
  readonly answers: Map<string, { acknowledged: number; sent: number }>;
  /** By round_order: the id of the acknowledged submission, and the answers it had. */
  readonly submissions: Map<number, { id: string; answers: string[][] }>;
  /** The bodies received on the live connection, by number. */
  readonly received: Map<number, string>;
  /** What the captain was counted for on the proof sheets of sponsors. */
  readonly counted: Counted;
}

/** A captain who answers and submits whatever happens to the server, and listens meanwhile. */
export interface Team {
  readonly captain: HttpPlayer;
  readonly guarantees: Guarantees;
  /**
   * Answers the round's questions a few times over, submits it, looks at an ad and answers a survey. Resolves once all that is
   * acknowledged.
   */
  play(round_order: number): Promise<void>;
  /** What `load` shows now. */
  load(): Promise<GameView>;
  leave(): void;
}

export async function newTeam(
  port: number,
  game: HostedGame,
  name: string,
  random: () => number,
  acknowledged: () => void,
): Promise<Team> {
  const captain = httpPlayer(patient(openHttpConnection(port), acknowledged));
  // On a connection of its own: it loads while the captain plays.
  const viewer = httpPlayer(patient(openHttpConnection(port)), captain.clientId);
  const { game_id } = game;
  const { view } = await joinedAs(captain, game.code, name);
  const guarantees: Guarantees = {
    teamid: view.team?.teamid ?? '',
    stream_id: streamId(game_id, 'team', view.team?.teamid),
    answers: new Map(),
    submissions: new Map(),
    received: new Map(),
    counted: new Set(),
  };
  const lookAround = audience(captain, game_id, guarantees.counted);
  const stream = listen(port, game_id, captain, view, guarantees.received);
  let seq = 0;

  async function answer(round_order: number, question_num: number, question_id: string): Promise<void> {
    const sent = ++seq;
    const before = guarantees.answers.get(question_id);
    guarantees.answers.set(question_id, { acknowledged: before?.acknowledged ?? 0, sent });
    await captain.call(saveAnswer, {
      body: { game_id, round_num: round_order, question_num, question_id, answer: [textOf(sent)] },
      headers: { [answerSequenceHeader]: String(sent) },
    });
    guarantees.answers.set(question_id, { acknowledged: sent, sent });
  }

  return {
    captain,
    guarantees,
    async play(round_order) {
      const questions = game.questionsOf(round_order);
      const writes = questions.length * (1 + Math.floor(random() * 3));
      for (let n = 0; n < writes; n += 1) {
        const question_num = n < questions.length ? n : Math.floor(random() * questions.length);
        await answer(round_order, question_num, questions[question_num] ?? '');
      }
      const id = `submission-${crypto.randomUUID()}`;
      const answers = questions.map((question_id) => [textOf(guarantees.answers.get(question_id)?.sent ?? 0)]);
      await captain.call(submitRound, {
        params: { id: game_id, round: String(round_order) },
        body: { doubled: false, answers, question_ids: questions },
        headers: { [idempotencyHeader]: id },
      });
      guarantees.submissions.set(round_order, { id, answers });
      await lookAround(round_order);
    },
    load: () => viewer.load(game_id),
    leave() {
      stream.close();
      captain.close();
      viewer.close();
    },
  };
}

/** The text of a write contains its number. */
export function textOf(seq: number): string {
  return `write ${seq}`;
}

export function seqOf(text: string): number {
  return Number(/^write (\d+)$/.exec(text)?.[1] ?? 0);
}

/** Receives the team's stream from a load on, and continues from its cursor after every kill. */
function listen(port: number, game_id: string, captain: HttpPlayer, view: GameView, received: Map<number, string>) {
  let last = view.last_msg_id;
  let isOver = false;
  let socket: WebSocket | undefined;

  function open(): void {
    if (isOver) return;
    const address = liveAddressOf(captain, game_id, { ...view, last_msg_id: last });
    socket = new WebSocket(`ws://127.0.0.1:${port}${address}`);
    socket.on('message', (frame) => {
      const { msg_id, data } = JSON.parse(String(frame)) as { msg_id: number; data: string };
      // Not part of the stream: a THUMP, or a refusal.
      if (msg_id === 0) return;
      const before = received.get(msg_id);
      received.set(msg_id, before === undefined || before === data ? data : `${before} and then ${data}`);
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
