import type { HostGame, Pack, Rehearsal, RehearsalFinding } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { createGame } from '../commands/create-game.ts';
import { runCommand } from '../commands/run-command.ts';
import { readGameState } from '../database/game-state.ts';
import { changeRehearsal, putRehearsal } from '../database/rehearsals.ts';
import type { GameRow } from '../database/schema.ts';
import { gameLock } from '../database/store.ts';
import { venueName } from '../database/venue-name.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { readHostGame } from '../queries/host.ts';
import { lastRehearsal } from '../queries/rehearsal.ts';
import { missingPictures } from './missing-pictures.ts';
import { playGame } from './play-game.ts';

const tables = 6;
/** A question in a third of a second: a pack of four rounds in less than a minute. */
const speed = 80;
/** Somebody who has pressed something in the copy is let alone for so long. */
const comesBackAfterMs = 20_000;
/** Each keeps a part of a processor busy while it plays. */
const rehearsalsAtOnce = 2;
/** How often it says that it goes on. */
const beatMs = 5_000;
/** In the names of nights. */
const prefix = 'rehearsal ';

/** Begins the rehearsal of a game that has not begun; while one is playing, that one goes on. */
export async function startRehearsal(
  context: ServerContext,
  game: GameRow,
  host_id: string,
): Promise<Rehearsal | null> {
  const { store, clock, nights } = context;
  const { game_id } = game;
  if (game.status !== 'live' || game.game_started === 1 || game.round_index >= 0 || game.rehearsal_of !== null) {
    throw new Refusal(409, details.hasBegun);
  }
  const now = clock.now();
  const known = await lastRehearsal(store.db, game_id, now);
  if (known?.state === 'playing') return known;
  if (nights.count(prefix) >= rehearsalsAtOnce) throw new Refusal(409, details.otherRehearsals);

  const original = await readWhole(context, game);
  const { findingsIn } = await import('@snug/bots');
  const findings = [...findingsIn(original.rounds), ...(await missingPictures(context, original.rounds))];
  const copy = await store.write(async (trx) => {
    // Somebody else may have pressed meanwhile.
    if ((await lastRehearsal(trx, game_id, now))?.state === 'playing') return undefined;
    const { venue_id, title } = game;
    const made = await createGame(trx, context, {
      ...{ venue_id, host_id, title, pack: packOf(original), private_event: true },
      ...{ autopilot: 'on', rehearsal_of: game_id },
    });
    const steps = original.rounds.reduce((sum, { questions }) => sum + questions.length + 1, 0);
    const times = { started_at: now, beat_at: now };
    const copy_id = made.game_id;
    await putRehearsal(trx, {
      ...{ game_id, copy_id, state: 'playing', done: 0, steps, tables },
      ...times,
      findings: JSON.stringify(findings),
    });
    return made;
  }, gameLock(game_id));
  if (copy)
    nights.begin(prefix + game_id, (signal) => rehearse(context, { original, copy, host_id, findings }, signal));
  return lastRehearsal(store.db, game_id, now);
}

/** Breaks a rehearsal off; one that is over stays as it is. */
export async function stopRehearsal(context: ServerContext, game_id: string): Promise<Rehearsal | null> {
  const { store, clock, nights } = context;
  const known = await lastRehearsal(store.db, game_id, clock.now());
  if (known?.state === 'playing') {
    const { copy_id } = known;
    await store.write((trx) => changeRehearsal(trx, { game_id, copy_id }, { state: 'stopped' }), gameLock(game_id));
    await nights.end(prefix + game_id);
    await closeCopy(context, copy_id);
  }
  return lastRehearsal(store.db, game_id, clock.now());
}

/** Ends a copy that was not played to its end: nobody may find it by its code, with the questions of tonight. */
async function closeCopy(context: ServerContext, copy_id: string): Promise<void> {
  if (copy_id !== '') await runCommand(context, copy_id, 'endGame', {});
}

interface Played {
  readonly original: HostGame;
  readonly copy: { readonly game_id: string; readonly code: string };
  readonly host_id: string;
  /** What was found before the first question. */
  readonly findings: readonly RehearsalFinding[];
}

async function rehearse(context: ServerContext, played: Played, signal: AbortSignal): Promise<void> {
  const { store, clock } = context;
  const { original, copy, host_id } = played;
  const ids = { game_id: original.gameid, copy_id: copy.game_id };
  const { refusedAnswers, stoppedBy } = await import('@snug/bots');
  const over = new AbortController();
  let last: HostGame | undefined;
  let told = { done: 0, at: clock.now() };

  /** Stores how far it is. Another process may have been asked to break it off. */
  async function tell(game: HostGame): Promise<void> {
    const done = stepsDone(game);
    const now = clock.now();
    if (done === told.done && now - told.at < beatMs) return;
    told = { done, at: now };
    const change = { done, beat_at: now };
    const goesOn = await store.write((trx) => changeRehearsal(trx, ids, change), gameLock(ids.game_id));
    if (!goesOn) over.abort(new Error('The rehearsal was broken off.'));
  }

  const failures: RehearsalFinding[] = [];
  try {
    const night = { ...copy, host_id, seed: ids.game_id, tables, speed: () => speed, comesBackAfterMs };
    const looked = (game: HostGame) => {
      last = game;
      tell(game).catch((error) => over.abort(error));
    };
    await playGame(context, { ...night, looked }, AbortSignal.any([signal, over.signal]));
  } catch (error) {
    if (signal.aborted || over.signal.aborted) return;
    const stopped = stoppedBy(error, last);
    await closeCopy(context, copy.game_id);
    if (!stopped) throw error;
    failures.push(stopped);
  }
  const found = last ? refusedAnswers(last, original, ids.game_id, tables) : [];
  const findings = [...played.findings, ...found, ...failures];
  const change = { state: 'done', findings, beat_at: clock.now(), ...(last && { done: stepsDone(last) }) } as const;
  await store.write((trx) => changeRehearsal(trx, ids, change), gameLock(ids.game_id));
}

/** The questions asked, and the rounds told. */
function stepsDone({ rounds, state }: HostGame): number {
  return rounds.reduce((sum, { asked }) => sum + asked.length, 0) + (state.revealed?.length ?? 0);
}

async function readWhole(context: ServerContext, { game_id }: GameRow): Promise<HostGame> {
  return context.store.read(async (trx) => {
    const state = await readGameState(trx, game_id);
    if (!state) throw new Refusal(404, details.gameNotFound);
    return readHostGame(trx, state, await venueName(trx, state.game.venue_id), context, () => false);
  });
}

/** The questions of a game as they stand, with everything that was changed since its pack was imported. */
function packOf({ title, kind, rounds }: HostGame): Pack {
  return { title, kind, rounds: rounds.map(({ round_id: _, asked: __, ...round }) => round) };
}
