import { closeGraceMs, saveAnswer, submitRound } from '@snug/contract';
import type { Sent } from '../line.ts';
import type { World } from '../world.ts';
import type { Checker } from './checker.ts';
import { stateOf } from './queries.ts';

/** From when on submissions stood so. */
interface Stand {
  readonly at: number;
  readonly round_index: number;
  readonly isOpen: boolean;
}

/** S5: what comes after the close and its grace counts only when it is marked late, whatever any phone's clock says. */
export function timing(world: World): Checker {
  const { kernel, server, game } = world;
  const stands: Stand[] = [];
  /** When each write first arrived: a repeat is answered as the first was, also where that answer was never given. */
  const first = new Map<string, number>();
  /** What was said in time, each with its question. */
  const given = new Set<string>();
  /** Calls by which a quizmaster lets in what a team gave late, each with that team. */
  const accepting = new Map<Sent, string>();

  /** Whether submissions of a round were open, or closed no longer ago than the grace, at some moment in between. */
  function wasOnTime(round_order: number, from: number, to: number): boolean {
    return stands.some(({ at, round_index, isOpen }, place) => {
      const end = stands[place + 1]?.at ?? Number.POSITIVE_INFINITY;
      return isOpen && round_index === round_order - 1 && at <= to && end >= from - closeGraceMs;
    });
  }

  return {
    rang({ parcels }) {
      for (const { stream_id, told } of parcels) {
        // What is let in counts as in time from then on.
        if (told.body.startsWith('{"type":"CAPTAIN_SUGGEST"')) {
          const { question_id, answers: answer } = JSON.parse(told.body);
          const isAccepted = [...accepting.values()].some((teamid) => stream_id.endsWith(`/${teamid}`));
          if (isAccepted) given.add(textOf(JSON.stringify({ question_id, answer })));
        }
        if (!told.body.startsWith('{"type":"HOST_STATE"')) continue;
        const { state } = JSON.parse(told.body);
        stands.push({ at: kernel.now(), round_index: state.round_index, isOpen: state.submissions_open });
      }
    },

    // What was on disk when the process before this one died was told to nobody.
    async started() {
      const [row] = await stateOf(server.db, game);
      if (!row) return;
      const isOpen = row.submissions_open === 1;
      const last = stands.at(-1);
      if (last && last.isOpen === isOpen && last.round_index === row.round_index) return;
      stands.push({ at: kernel.now(), round_index: row.round_index, isOpen });
    },

    arrived(sent) {
      const [, accepted] = acceptPath.exec(sent.url) ?? [];
      if (accepted !== undefined) accepting.set(sent, accepted);
      const id = idOf(sent);
      if (id === undefined) return;
      const now = kernel.now();
      if (!first.has(id)) first.set(id, now);
      if (isSave(sent) && wasOnTime(roundOf(sent), now, now)) given.add(textOf(sent.body));
    },

    answered(sent, reply) {
      accepting.delete(sent);
      if (reply.status !== 200) return;
      const arrivedAt = first.get(idOf(sent) ?? '');
      if (arrivedAt === undefined) return;
      const { status, ...held } = JSON.parse(reply.body);
      // Said again later, it stays what was said in time.
      if (isSave(sent) && given.has(textOf(JSON.stringify(held)))) return;
      const round_order = roundOf(sent);
      if (status === 'late' || wasOnTime(round_order, arrivedAt, kernel.now())) return;
      world.wrong(
        'S5',
        `${sent.url} of round ${round_order} counts as in time; submissions stood ${JSON.stringify(stands)}`,
      );
    },
  };
}

/** Names a write that may come again. */
function idOf(sent: Sent): string | undefined {
  const { url, headers, body = '' } = sent;
  if (isSave(sent)) return `${headers['user-client-id']} ${headers['x-answer-seq']} ${JSON.parse(body).question_id}`;
  return submitPath.test(url) ? `${url} ${headers['idempotency-key']}` : undefined;
}

function isSave({ method, url }: Sent): boolean {
  return method === saveAnswer.method && url === saveAnswer.path;
}

function textOf(body = '{}'): string {
  const { question_id, answer } = JSON.parse(body);
  return `${question_id} ${JSON.stringify(answer)}`;
}

function roundOf({ url, body = '' }: Sent): number {
  return Number(submitPath.exec(url)?.[1] ?? JSON.parse(body).round_num);
}

const acceptPath = /\/team\/([^/]+)\/round\/\d+\/accept-late$/;
export const submitPath = new RegExp(`^${submitRound.path.replace('{id}', '[^/]+').replace('{round}', '(\\d+)')}$`);
