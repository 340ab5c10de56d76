import { foldAnswer, type GameView } from '@snug/contract';
import { answersOf, placeOf, placeWhere, type World } from '@snug/testing/simulation';
import type { Checker } from './checker.ts';
import { isOf } from './frames.ts';
import {
  loadedIn,
  replyOf,
  savedBySubmission,
  savedIn,
  savedReply,
  submittedIn,
  teamOf,
  textsIn,
} from './request-contents.ts';

/** Which answers of each team the server was sent, said that it holds, or refused. */
export interface HeldAnswers extends Checker {
  /** Whether the server has ever said that it holds this; `saved`: in time, `late`: in time or late. */
  isHeld(team: number, question_id: string, texts: readonly string[], as: 'saved' | 'late'): boolean;
  wasSent(team: number, question_id: string, text: string): boolean;
  /** The server has said that this does not count: the question is another, the round submitted or the results final. */
  wasRefused(team: number, question_id: string, texts: readonly string[]): boolean;
}

export function heldAnswers(world: World): HeldAnswers {
  const { server, game } = world;
  const [sent, refused, inTime, atAll] = [texts(), texts(), texts(), texts()];

  function hold(team: number, question_id: string, answer: readonly string[], isLate: boolean): void {
    const key = `${team} ${question_id}`;
    atAll.add(key, folded(answer));
    if (!isLate) inTime.add(key, folded(answer));
  }

  const { noteMessage, holdLoaded } = saidToHold(world, hold);

  return {
    isHeld: (team, question_id, answer, as) =>
      (as === 'saved' ? inTime : atAll).has(`${team} ${question_id}`, folded(answer)),
    wasSent: (team, question_id, text) => sent.has(`${team} ${question_id}`, text),
    wasRefused: (team, question_id, answer) => refused.has(`${team} ${question_id}`, JSON.stringify(answer)),

    requestArrived(request) {
      for (const { question_id, answer } of textsIn(world, request)) {
        sent.add(`${teamOf(world, request)} ${question_id}`, JSON.stringify(answer));
      }
    },

    responseSent(request, reply) {
      const team = teamOf(world, request);
      const saved = savedIn(world, request);
      if (saved && (reply.status === 409 || reply.status === 403)) {
        refused.add(`${team} ${saved.question_id}`, JSON.stringify(saved.answer));
      }
      const stored = savedReply(world, request, reply);
      if (stored) hold(team, stored.question_id, stored.answer, stored.isLate);
      const submitted = reply.status === 200 ? submittedIn(request) : undefined;
      for (const { question_id, answer } of submitted ? savedBySubmission(submitted) : []) {
        hold(team, question_id, answer, replyOf<{ status: string }>(reply).status === 'late');
      }
      const view = loadedIn(request, reply);
      if (view?.team) holdLoaded(view, placeOf(view.team.team_name));
    },

    published({ messages }) {
      for (const { content } of messages) noteMessage(content.body);
    },

    /** One notification publishes what every earlier write has produced too, and may come before theirs. */
    frameWritten(_, text) {
      if (isOf(text, 'CAPTAIN_SUGGEST')) noteMessage(JSON.parse(text).data);
    },

    /** What was committed before a crash, and was never published. */
    async serverStarted() {
      for (const { team_name, question_id, answer, late } of await answersOf(server.db, game)) {
        hold(placeOf(team_name), question_id, JSON.parse(answer), late === 1);
      }
    },
  };
}

/** What messages and loads say that the server holds. */
function saidToHold(
  { roster }: World,
  hold: (team: number, question_id: string, answer: readonly string[], isLate: boolean) => void,
) {
  return { noteMessage, holdLoaded };

  function noteMessage(message: string): void {
    if (!message.startsWith('{"type":"CAPTAIN_SUGGEST"')) return;
    const { teamid, question_id, answers } = JSON.parse(message);
    const team = placeWhere(roster, (each) => each.teamid === teamid);
    if (team !== undefined) hold(team, question_id, answers, false);
  }

  function holdLoaded({ suggested, round }: GameView, team: number): void {
    for (const [id, answer] of Object.entries(suggested)) hold(team, id, answer, false);
    for (const { question_id, answers, late = false } of round?.asked ?? []) {
      if (answers.some((text) => text !== '')) hold(team, question_id, answers, late);
    }
  }
}

/** Texts by key. */
function texts() {
  const all = new Map<string, Set<string>>();
  return {
    add(key: string, text: string): void {
      const known = all.get(key);
      if (known) known.add(text);
      else all.set(key, new Set([text]));
    },
    has: (key: string, text: string): boolean => all.get(key)?.has(text) === true,
  };
}

/** Normalized as the server compares answers. */
export function folded(answer: readonly string[]): string {
  return answer.map(foldAnswer).join('|');
}
