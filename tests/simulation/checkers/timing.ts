import { closeGraceMs } from '@snug/contract';
import type { SentRequest } from '../network/wire.ts';
import type { World } from '../world.ts';
import type { Checker } from './checker.ts';
import { stateOf, toldOf } from './queries.ts';
import { replyOf, type SavedText, savedIn, submittedIn, textsIn } from './request-contents.ts';
import { isSame } from './views.ts';

/** From when on submissions stood so. */
interface SubmissionsState {
  readonly at: number;
  readonly round_index: number;
  readonly isOpen: boolean;
  /** The rounds whose answers are told. */
  readonly revealed: readonly number[];
}

/**
 * S5: what comes after the close and its grace, or once the answers are told, counts only when it is marked late, whatever
 * any phone's clock says.
 */
export function timing(world: World): Checker {
  const { kernel, server, game } = world;
  const states: SubmissionsState[] = [];
  /** When each write first arrived: a repeat is answered as the first was, also where that answer was never given. */
  const first = new Map<string, number>();
  /** What was said in time, each with its question. */
  const inTime = new Set<string>();
  /** Calls by which a quizmaster lets in what a team gave late, each with that team. */
  const accepting = new Map<SentRequest, string>();

  /** Whether submissions of a round were open, or closed no longer ago than the grace, at some moment in between. */
  function wasOnTime(round_order: number, from: number, to: number): boolean {
    return states.some(({ at, round_index, isOpen }, place) => {
      const end = states[place + 1]?.at ?? Number.POSITIVE_INFINITY;
      const told = states.slice(place).find(({ revealed }) => revealed.includes(round_order));
      const over = Math.min(end + closeGraceMs, told?.at ?? Number.POSITIVE_INFINITY);
      return isOpen && round_index === round_order - 1 && at <= to && over >= from;
    });
  }

  /** How submissions stand on disk, told or not. */
  async function readState(): Promise<void> {
    const [row] = await stateOf(server.db, game);
    if (!row) return;
    const isOpen = row.submissions_open === 1;
    const { round_index } = row;
    const revealed = (await toldOf(server.db, game)).map(({ round_order }) => round_order);
    const last = states.at(-1);
    if (last && last.isOpen === isOpen && last.round_index === round_index && isSame(last.revealed, revealed)) return;
    states.push({ at: kernel.now(), round_index, isOpen, revealed });
  }

  /** What counts as in time must have come in time. */
  async function judge(sent: SentRequest, round_order: number, [from, to]: readonly [number, number]): Promise<void> {
    // A slow database may answer this before the opening that it put on disk before it: that is told a moment later.
    if (!wasOnTime(round_order, from, to)) await readState();
    if (wasOnTime(round_order, from, to)) {
      for (const each of textsIn(world, sent)) inTime.add(answerKey(each));
      return;
    }
    world.wrong(
      'S5',
      `${sent.url} of round ${round_order} counts as in time; submissions stood ${JSON.stringify(states)}`,
    );
  }

  return {
    published({ parcels }) {
      for (const { stream_id, told } of parcels) {
        // What is let in counts as in time from then on, also when it is said again.
        if ([...accepting.values()].some((teamid) => stream_id.endsWith(`/${teamid}`))) {
          const message = JSON.parse(told.body);
          const { type, question_id, answers: answer } = message;
          if (type === 'CAPTAIN_SUGGEST') inTime.add(answerKey({ question_id, answer }));
          if (type === 'SUBMIT_ANSWER') inTime.add(submissionKey(message.round_order, message.submission));
        }
        if (!told.body.startsWith('{"type":"HOST_STATE"')) continue;
        const { state } = JSON.parse(told.body);
        const { round_index, submissions_open: isOpen, revealed } = state;
        states.push({ at: kernel.now(), round_index, isOpen, revealed });
      }
    },

    // What was on disk when the process before this one died was told to nobody.
    serverStarted: readState,

    requestArrived(sent) {
      const [, accepted] = acceptPath.exec(sent.url) ?? [];
      if (accepted !== undefined) accepting.set(sent, accepted);
      const write = writeIn(sent);
      if (!write) return;
      const now = kernel.now();
      if (!first.has(write.id)) first.set(write.id, now);
      if (!wasOnTime(write.round_order, now, now)) return;
      for (const each of textsIn(world, sent)) inTime.add(answerKey(each));
    },

    responseSent(sent, reply) {
      accepting.delete(sent);
      const write = writeIn(sent);
      if (!write || reply.status !== 200) return;
      const { status, question_id = '', answer = [], submission } = replyOf<Written>(reply);
      // Said again later, it stays what was said in time.
      if (question_id !== '' && inTime.has(answerKey({ question_id, answer }))) return;
      const { id, round_order } = write;
      if (status === 'late' || (submission && inTime.has(submissionKey(round_order, submission)))) return;
      judge(sent, round_order, [first.get(id) ?? kernel.now(), kernel.now()]).catch(world.failed);
    },
  };

  /** A write with a name that it has again when it comes again. */
  function writeIn(sent: SentRequest): { id: string; round_order: number } | undefined {
    const saved = savedIn(world, sent);
    if (saved) {
      const { 'user-client-id': client, 'x-answer-seq': seq } = sent.headers;
      return { id: `${client} ${seq} ${saved.question_id}`, round_order: saved.round_num };
    }
    const submitted = submittedIn(sent);
    return submitted && { id: `${sent.url} ${submitted.key}`, round_order: submitted.round_order };
  }
}

/** The reply to a write: a submission's names no question. */
interface Written {
  readonly status: string;
  readonly question_id?: string;
  readonly answer?: readonly string[];
  readonly submission?: { readonly answers: readonly (readonly string[])[] };
}

/** A submission by what it says: texts in this world are of one team each. */
function submissionKey(round_order: number, { answers }: NonNullable<Written['submission']>): string {
  return `round ${round_order} ${JSON.stringify(answers)}`;
}

function answerKey({ question_id, answer }: SavedText): string {
  return `${question_id} ${JSON.stringify(answer)}`;
}

const acceptPath = /\/team\/([^/]+)\/round\/\d+\/accept-late$/;
