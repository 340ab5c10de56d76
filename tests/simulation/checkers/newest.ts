import { answerSequenceHeader, type Round } from '@snug/contract';
import {
  answersOf,
  placeOf,
  questionsOf,
  submissionsOf,
  type Tab,
  type Typed,
  type World,
} from '@snug/testing/simulation';
import type { Captaincy } from './captaincy.ts';
import type { Checker } from './checker.ts';
import type { HeldAnswers } from './held-answers.ts';
import { savedBySubmission, savedIn, submittedIn } from './request-contents.ts';

/** The pause in typing after which a text must have been stored. */
const restMs = 300;

/**
 * In the end the database holds what was typed last on one of the captain's phones (S9). Exempt is what a phone could no
 * longer know, or was told that it does not count.
 */
export function newest(world: World, captaincy: Captaincy, held: HeldAnswers): Checker {
  const { ledger, server, game, kernel, roster, plan } = world;
  /** The questions of a round that each screen has shown, and when a question left it, by phone and question. */
  const shown = new WeakMap<Tab, { round_id: string; ids: Set<string> }>();
  const leftScreenAt = new Map<string, number>();
  const rounds = new WeakMap<Tab, Round>();
  /** When the current submission of each team and round was made. */
  const submittedAt = new Map<string, number>();
  /** When the last one was made, withdrawn or not. */
  const handedInAt = new Map<string, number>();
  /** The highest sequence number under which each text reached the server, by phone, question and text. */
  const highestSeq = new Map<string, number>();
  /** The client id that each text came with last, by the same key. */
  const lastClientId = new Map<string, string | undefined>();
  /** The question of each round that was asked last. */
  const lastClues = new Set<string>();

  /** A recalled question leaves each screen at a different time, or never reaches a new one; its text goes with it. */
  function watch(tab: Tab, { round_id, round_order, asked }: Round): void {
    const before = shown.get(tab);
    const ids = new Set(asked.map(({ question_id }) => question_id));
    const known = before?.round_id === round_id ? before.ids : typedOn(tab, round_order);
    for (const id of known) if (!ids.has(id)) leftScreenAt.set(`${tab.phone.name} ${id}`, kernel.now());
    shown.set(tab, { round_id, ids });
  }

  /** The questions answered on this phone in a round: an earlier page has shown them. */
  function typedOn({ phone }: Tab, round_order: number): Set<string> {
    const typed = ledger.typed.filter((each) => each.phone === phone.name && each.round_order === round_order);
    return new Set(typed.map(({ question_id }) => question_id));
  }

  /** What was typed last on each phone, by team and question. */
  function lastTyped(): Map<string, Typed[]> {
    const last = new Map<string, Typed>();
    for (const typed of ledger.typed) last.set(`${typed.team} ${typed.question_id} ${typed.phone}`, typed);
    const byQuestion = new Map<string, Typed[]>();
    for (const typed of last.values()) {
      const key = `${typed.team} ${typed.question_id}`;
      byQuestion.set(key, [...(byQuestion.get(key) ?? []), typed]);
    }
    return byQuestion;
  }

  /** Whether the database must hold this: nothing speaks against it that the team knows of. */
  function isDue(typed: Typed): boolean {
    const { at, player: name, phone: phoneName, tab, question_id, round_order, team, teamid, mark, texts } = typed;
    const player = world.players.find((each) => each.name === name);
    const phone = player?.phones.find((each) => each.name === phoneName);
    if (!player || !phone || phone.tabs.length === 0) return false;
    const killedAt = ledger.tabKilledAt.get(tab) ?? Number.POSITIVE_INFINITY;
    const isGone = killedAt < Number.POSITIVE_INFINITY;
    const isForgotten = isGone && ((ledger.storageLostAt.get(phoneName) ?? 0) > at || killedAt - at < restMs);
    const isUndone = ledger.restored.some((restored) => restored.at >= at);
    // The backup is older than the team: what was typed until its phone received that belongs to nobody.
    const isUnknown = ledger.restored.length > 0 && !roster.teams().some((each) => each.teamid === teamid);
    const isKicked = roster.teams().some((each) => placeOf(each.team_name) === team && each.kicked_at !== null);
    const isDeposed = player.account !== undefined && !captaincy.hasBeenSince(player.account.account_id, at);
    const mayGo = ledger.recalled.has(mark) || ledger.restored.length > 0;
    const isRecalled = mayGo && (leftScreenAt.get(`${phoneName} ${question_id}`) ?? 0) >= at;
    const isSubmitted = (submittedAt.get(`${team} ${round_order}`) ?? 0) >= at;
    // A submission of a single-answer round leaves out all texts but the last. While it stands, what another tab types for
    // the others is left out too.
    const isOver = submittedAt.has(`${team} ${round_order}`) && !lastClues.has(question_id);
    const isLeftOut =
      plan.rounds[round_order - 1]?.isSingleAnswer && (isOver || (handedInAt.get(`${team} ${round_order}`) ?? 0) >= at);
    if (isForgotten || isUndone || isUnknown || isKicked || isDeposed || isRecalled || isSubmitted || isLeftOut)
      return false;
    if (held.wasRefused(team, question_id, texts)) return false;
    // The screen says that it does not count.
    return !phone.tabs.some((each) => each.isFollowing && each.game.get().drafts[question_id]?.state === 'refused');
  }

  /**
   * Tabs of a phone number their writes in its local storage, and where that is full, by its clock. After the clock was set
   * back, an earlier write of another tab may have a higher number: nothing tells which of them was last.
   */
  function isUnorderable({ phone: name, tab, question_id, texts }: Typed, stored: string): boolean {
    const phone = world.players.flatMap((each) => each.phones).find((each) => each.name === name);
    const setBackAt = ledger.clockSetBackUntil.get(name);
    if (phone?.local.state !== 'full' || setBackAt === undefined) return false;
    const before = ledger.typed.filter((each) => each.phone === name && each.at <= setBackAt);
    const inAnother = before.filter((each) => each.tab !== tab);
    const isOfAnother = inAnother.some(
      (each) => each.question_id === question_id && JSON.stringify(each.texts) === stored,
    );
    const last = highestSeq.get(`${name} ${question_id} ${JSON.stringify(texts)}`) ?? Number.POSITIVE_INFINITY;
    return isOfAnother && (highestSeq.get(`${name} ${question_id} ${stored}`) ?? 0) >= last;
  }

  /**
   * Wiping a phone's storage removes its client id too. The server numbers the writes of each id separately (G18), so one
   * that was under way since before the wipe arrives as the newest.
   */
  function isFromOldClientId({ phone, question_id, texts }: Typed, stored: string): boolean {
    const before = lastClientId.get(`${phone} ${question_id} ${stored}`);
    const since = lastClientId.get(`${phone} ${question_id} ${JSON.stringify(texts)}`);
    return before !== undefined && since !== undefined && before !== since;
  }

  return {
    requestArrived(request) {
      const note = (question_id: string, answer: readonly string[], seq: number) => {
        const key = `${request.from} ${question_id} ${JSON.stringify(answer)}`;
        lastClientId.set(key, request.headers['user-client-id']);
        if (!Number.isNaN(seq)) highestSeq.set(key, Math.max(seq, highestSeq.get(key) ?? 0));
      };
      const saved = savedIn(world, request);
      if (saved) note(saved.question_id, saved.answer, Number(request.headers[answerSequenceHeader]));
      const submitted = submittedIn(request);
      const { unsaved = [], unsaved_seq = [] } = submitted ?? {};
      for (const { question_id, answer } of submitted ? savedBySubmission(submitted) : []) {
        note(question_id, answer, unsaved_seq[unsaved.indexOf(question_id)] ?? Number.NaN);
      }
    },

    gameChanged(tab) {
      const round = tab.game.get().view?.round;
      if (!round || rounds.get(tab) === round) return;
      rounds.set(tab, round);
      watch(tab, round);
    },

    async settled() {
      for (const { teamid, round_order, withdrawn_at, created_at } of await submissionsOf(server.db, game)) {
        const team = placeOf(roster.teams().find((each) => each.teamid === teamid)?.team_name ?? '');
        const key = `${team} ${round_order}`;
        if (withdrawn_at === null) submittedAt.set(key, created_at);
        handedInAt.set(key, Math.max(created_at, handedInAt.get(key) ?? 0));
      }
      const questions = await questionsOf(server.db, game);
      for (const round_order of new Set(questions.map((each) => each.round_order))) {
        const inRound = questions.filter((each) => each.round_order === round_order && each.asked_order !== null);
        const last = inRound.toSorted((one, other) => (one.asked_order ?? 0) - (other.asked_order ?? 0)).at(-1);
        if (last) lastClues.add(last.question_id);
      }
      const asked = new Set(questions.flatMap((each) => (each.asked_order === null ? [] : [each.question_id])));
      const rows = (await answersOf(server.db, game)).sort((one, other) => other.at - one.at);
      for (const [key, candidates] of lastTyped()) {
        // In an older backup the question is not asked: what is typed for it is treated as recalled.
        if (!candidates.every((typed) => asked.has(typed.question_id) && isDue(typed))) continue;
        const stored = rows.find((row) => `${placeOf(row.team_name)} ${row.question_id}` === key);
        const texts = candidates.map((typed) => JSON.stringify(typed.texts));
        if (stored && texts.includes(stored.answer)) continue;
        const isExcused = (typed: Typed, answer: string) =>
          isUnorderable(typed, answer) || isFromOldClientId(typed, answer);
        if (stored && candidates.some((typed) => isExcused(typed, stored.answer))) continue;
        world.wrong('S9', `${texts.join(' or ')} was typed last, and ${stored?.answer ?? 'nothing'} is stored`);
      }
    },
  };
}
