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

/**
 * Guests who bring a team by the code; people who log in, in teams of three, the last of them by the team's link without having seen
 * the code; people who only watch.
 */
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
/** Somebody who waits longer gives up; less soon where the page says that it is waiting for a code. */
const patienceMs = 30_000;
const loginPatienceMs = 120_000;
/** As often, and after as long, as a page comes again. */
const triesMost = 15;
const comeAgainMostS = 10;
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
  const loginMs: number[] = [];
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
        await lookUp(captain);
        if (!(await logInAs(captain))) return [];
        const team_code = await bringTeam(captain);
        if (team_code === undefined) return [];
        const last = members.at(-1);
        await Promise.all(
          members.map(async (each) => {
            if (each !== last) await lookUp(each);
            if (await logInAs(each)) await joinTeam(each, team_code);
          }),
        );
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
    return { joinMs, answerMs, loginMs, refused };
  }

  /** Types the code from the wall. */
  async function lookUp(phone: Phone): Promise<void> {
    await timed(phone, [], () => asTold(phone.player).call(findGame, { body: { code } }));
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
    return timed<boolean>(
      phone,
      loginMs,
      async () => {
        const email = `${phone.player.clientId}@example.com`;
        phone.player.token = await logIn(asTold(phone.player), { name: phone.who, email }, codeSentTo(port));
        return true;
      },
      loginPatienceMs,
    );
  }

  /** How long something took goes into the list; why it was refused, or that nobody waits so long, into that of the refused. */
  async function timed<T>(
    { who }: Phone,
    times: number[],
    act: () => Promise<T>,
    waitsMs = patienceMs,
  ): Promise<T | undefined> {
    const began = performance.now();
    const patience = new AbortController();
    try {
      const done = await Promise.race([act(), giveUp(waitsMs, patience.signal)]);
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
async function giveUp(waitsMs: number, signal: AbortSignal): Promise<never> {
  await delay(waitsMs, undefined, { signal });
  throw new Error(`gave up after ${waitsMs / 1_000} s`);
}

/** The calls of a player who comes again when the server says when, as the pages do. */
function asTold(player: HttpPlayer): Pick<HttpPlayer, 'call'> {
  return {
    async call(call, options) {
      for (let tries = 1; ; tries += 1) {
        const { status, body, detail, headers } = await player.ask(call, options);
        if (status === 200) return body;
        const inS = Number(headers.get('retry-after'));
        if (inS === 0 || inS > comeAgainMostS || tries >= triesMost)
          throw new Error(`${call.name}: ${status} ${detail}`);
        await delay((inS + 0.5 + Math.random() / 2) * 1_000);
      }
    },
  };
}
