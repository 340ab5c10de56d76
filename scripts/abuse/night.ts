import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { findGame, joinGame, joinWithCode, saveAnswer, uploadGameImage } from '@snug/contract';
import { numberedQuiz } from '@snug/testing/fixtures';
import {
  cursorOf,
  fetchTransport,
  type HttpPlayer,
  hostGame,
  httpPlayer,
  livePathOf,
  logIn,
  newTeam,
  openConnection,
  playerAt,
} from '@snug/testing/http';
import { codeSentTo } from '@snug/testing/program';
import type { House } from './house.ts';
import type { Waited } from './table.ts';

/** Guests who bring a team by the code; people who log in, in teams of three; people who only watch. */
const [guests, loggedIn, watchers] = [44, 6, 10];
export const phones = guests + loggedIn + watchers;

const peoplePerTeam = 3;
/** A room comes within a few seconds, and each team answers in its own moment. */
const joinEveryMs = 30;
const answerEveryMs = 8;
const questions = 8;
/** Some teams send a photo of themselves while the others answer. */
const photos = 5;
const photoEveryMs = 500;
const photo = readFileSync(new URL('../../packages/server/packs/pictures/boot.png', import.meta.url));
/** Somebody who waits longer gives up. */
const patienceMs = 30_000;
/** Names the last number, so that a live connection is answered with this alone once it is admitted. */
const thump = 'thump thump|999999999999999';

/** A game that nobody has joined yet. */
export interface Night {
  readonly game_id: string;
  readonly code: string;
  /** The honest phones come, join, answer and go. */
  play(): Promise<Waited>;
}

interface Phone {
  readonly who: string;
  readonly player: HttpPlayer;
  live?: Awaited<ReturnType<typeof openConnection>>;
}

export async function newNight({ port, quizmaster }: House): Promise<Night> {
  const game = await hostGame(quizmaster, numberedQuiz('A night in the pub', 1, questions));
  const { game_id, code } = game;
  const origin = `http://127.0.0.1:${port}`;
  const joinMs: number[] = [];
  const answerMs: number[] = [];
  const refused: string[] = [];

  async function play(): Promise<Waited> {
    const room = Array.from({ length: phones }, (_, n) => ({ who: `phone ${n + 1}`, player: playerAt(port) }));
    const others = room.slice(guests);
    const tables = [others.slice(0, peoplePerTeam), others.slice(peoplePerTeam, loggedIn)];
    const arrivalOf = (phone: Phone) => delay(room.indexOf(phone) * joinEveryMs);
    const joined = await Promise.all([
      ...room.slice(0, guests).map(async (phone) => {
        await arrivalOf(phone);
        return (await bringTeam(phone)) === undefined ? [] : [phone];
      }),
      ...tables.map(async ([captain, ...members]) => {
        if (captain === undefined) return [];
        await arrivalOf(captain);
        if (!(await logInAs(captain))) return [];
        const team_code = await bringTeam(captain);
        if (team_code === undefined) return [];
        await Promise.all(members.map(async (each) => (await logInAs(each)) && joinTeam(each, team_code)));
        return [captain];
      }),
      ...others.slice(loggedIn).map(async (phone) => {
        await arrivalOf(phone);
        await watch(phone);
        return [];
      }),
    ]);
    await game.askRound(1);
    const answers = joined.flat().flatMap((captain) => Array.from({ length: questions }, (_, n) => ({ captain, n })));
    // By question: every team answers the first before any answers the second, one at a time on its connection.
    answers.sort((one, other) => one.n - other.n);
    const last = new Map<Phone, Promise<unknown>>();
    const sent = joined.flat().slice(0, photos).map(sendPhoto);
    await Promise.all(
      answers.map(async ({ captain, n }, place) => {
        await delay(place * answerEveryMs);
        const body = { game_id, round_num: 1, question_num: n, answer: ['something'] };
        const earlier = last.get(captain);
        const answered = timed(captain, answerMs, async () => {
          await earlier;
          await captain.player.call(saveAnswer, { body });
        });
        last.set(captain, answered);
        await answered;
      }),
    );
    await Promise.all(sent);
    for (const { player, live } of room as Phone[]) {
      player.close();
      live?.drop();
    }
    await game.endGame();
    return { joinMs, answerMs, refused };
  }

  /** Finds the game and brings a team of its own. Resolves with the team's code; undefined: it was refused. */
  function bringTeam(phone: Phone): Promise<string | undefined> {
    return timed(phone, joinMs, async () => {
      await phone.player.call(findGame, { body: { code } });
      const name = `Table of ${phone.who}`;
      const { team_code } = await phone.player.call(joinWithCode, { body: newTeam(code, name, peoplePerTeam) });
      await enter(phone);
      return team_code;
    });
  }

  /** Finds the game and watches. */
  function watch(phone: Phone): Promise<void> {
    return timed(phone, joinMs, async () => {
      await phone.player.call(findGame, { body: { code } });
      await join(phone, {});
    });
  }

  /** Joins a team by its link. */
  function joinTeam(phone: Phone, team_code: string): Promise<void> {
    return timed(phone, joinMs, () => join(phone, { team_code }));
  }

  async function join(phone: Phone, body: { team_code?: string }): Promise<void> {
    await phone.player.call(joinGame, { params: { id: game_id }, body });
    await enter(phone);
  }

  /** Loads the game and hears it live. */
  async function enter(phone: Phone): Promise<void> {
    const view = await phone.player.load(game_id);
    const path = livePathOf(phone.player, game_id, view);
    const live = await openConnection(origin, path, cursorOf(phone.player, view));
    phone.live = live;
    live.send(thump);
    const closed = live.closed.then((closeCode) => {
      throw new Error(`the live connection was closed with ${closeCode}`);
    });
    await Promise.race([live.until('THUMP'), closed]);
  }

  /** Uploads an action shot, on a connection beside that of the answers. How long it takes, nobody promises. */
  async function sendPhoto(phone: Phone, n: number): Promise<void> {
    await delay(n * photoEveryMs);
    const beside = httpPlayer(
      fetchTransport(() => origin),
      phone.player.clientId,
    );
    const form = new FormData();
    form.set('image', new Blob([photo]), 'boot.png');
    await timed(phone, [], () => beside.call(uploadGameImage, { params: { id: game_id }, form }));
  }

  function logInAs(phone: Phone): Promise<boolean | undefined> {
    return timed<boolean>(phone, [], async () => {
      const email = `${phone.player.clientId}@example.com`;
      phone.player.token = await logIn(phone.player, { name: phone.who, email }, codeSentTo(port));
      return true;
    });
  }

  /** How long something took goes into the list; why it was refused, or that nobody waits so long, into that of the refused. */
  async function timed<T>({ who }: Phone, times: number[], act: () => Promise<T>): Promise<T | undefined> {
    const began = performance.now();
    const patience = new AbortController();
    try {
      const done = await Promise.race([act(), giveUp(patience.signal)]);
      times.push(performance.now() - began);
      return done;
    } catch (error) {
      refused.push(`${who}: ${error instanceof Error ? error.message : error}`);
      return undefined;
    } finally {
      patience.abort();
    }
  }

  return { game_id, code, play };
}

/** Rejects once patience is over, unless it was aborted. */
async function giveUp(signal: AbortSignal): Promise<never> {
  await delay(patienceMs, undefined, { signal });
  throw new Error(`gave up after ${patienceMs / 1_000} s`);
}
