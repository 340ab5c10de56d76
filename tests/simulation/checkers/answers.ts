import { foldAnswer, loadGame, type Round, saveAnswer, tidyAnswers } from '@snug/contract';
import type { Sent } from '../line.ts';
import { screensOf } from '../people/player.ts';
import type { Tab } from '../phone/tab.ts';
import { placeOf, type World } from '../world.ts';
import type { Captaincy } from './captaincy.ts';
import type { Checker } from './checker.ts';
import { answersOf, questionsOf, submissionsOf } from './queries.ts';
import { submitPath } from './timing.ts';

/** Something that the server has said yes to. */
interface Acked {
  readonly at: number;
  readonly team: number;
}

interface AckedAnswer extends Acked {
  readonly question_id: string;
  readonly isLate: boolean;
  readonly text: string;
}

interface AckedSubmission extends Acked {
  readonly key: string;
  readonly round_order: number;
}

/**
 * S1: what was acknowledged is in the database, once. S8: an answer stays with the question that it was typed for.
 * S9: in the end the database holds what was typed last. L2: nothing waits on a phone for ever. L3: a screen says that an
 * answer is with the host only when it is.
 */
export function answers(world: World, captaincy: Captaincy): Checker {
  const { ledger, server, game, kernel, roster } = world;
  const acked: AckedAnswer[] = [];
  const submissions: AckedSubmission[] = [];
  /** Every text that the server was ever sent, or said that it holds, by team and question. */
  const sent = new Map<string, Set<string>>();
  const held = new Map<string, Set<string>>();
  /** What the server would not have: the question is another, the round is in, the results are final. */
  const refused = new Map<string, Set<string>>();
  const marks = new Map<string, string>();
  /** What was on each screen when it was last looked at. */
  const looked = new WeakMap<Tab, { entries: unknown; round: unknown }>();
  /** The questions of a round that each screen has shown, and when one of them left it: by phone and question. */
  const shown = new WeakMap<Tab, { round_id: string; ids: Set<string> }>();
  const gone = new Map<string, number>();
  /** When the standing submission of each team and round was made. */
  const lastSubmitted = new Map<string, number>();

  function add(to: Map<string, Set<string>>, key: string, text: string): void {
    const texts = to.get(key) ?? new Set();
    to.set(key, texts.add(text));
  }

  /** S8: every text names the question that it was typed for. In a single-answer round it goes on to the next ones. */
  function belongs(question_id: string, texts: readonly string[], where: string): void {
    const mark = marks.get(question_id);
    for (const text of texts) {
      const typedFor = /\.q(\d+\.\d+)\./.exec(text)?.[1];
      if (typedFor === undefined || mark === undefined || typedFor === mark) continue;
      const [round, place] = typedFor.split('.');
      const [thisRound, thisPlace] = mark.split('.');
      const isInherited = world.plan.rounds[Number(round)]?.isSingleAnswer && round === thisRound;
      if (isInherited && Number(place) < Number(thisPlace)) continue;
      world.wrong('S8', `${where}: ${text} stands at the question ${mark}`);
    }
  }

  /** A question that is taken back leaves each screen in its own time, and what stood there with it. */
  function watch(tab: Tab, { round_id, asked }: Round): void {
    const before = shown.get(tab);
    const ids = new Set(asked.map(({ question_id }) => question_id));
    if (before?.round_id === round_id) {
      for (const id of before.ids) if (!ids.has(id)) gone.set(`${tab.phone.name} ${id}`, kernel.now());
    }
    shown.set(tab, { round_id, ids });
  }

  /** The question at a place, for clients that know nothing of ids. */
  function idAt(round_order: number, question_index: number): string {
    const mark = `${round_order - 1}.${question_index}`;
    return world.rounds[round_order - 1]?.find((each) => each.mark === mark)?.question_id ?? '';
  }

  function readSubmission(request: Sent, body: string): void {
    const { answers: texts, question_ids } = JSON.parse(body) as { answers: string[][]; question_ids?: string[] };
    for (const [place, id] of (question_ids ?? []).entries())
      belongs(id, texts[place] ?? [], `submitted by ${request.from}`);
  }

  return {
    arrived(request) {
      if (request.method === 'GET' || request.body === undefined) return;
      if (isSave(request)) {
        const {
          round_num,
          question_num,
          answer,
          question_id = idAt(round_num, question_num),
        } = JSON.parse(request.body);
        add(sent, `${teamOf(world, request)} ${question_id}`, JSON.stringify(answer));
      } else if (submitPath.test(request.url)) readSubmission(request, request.body);
    },

    answered(request, reply) {
      if (isSave(request) && (reply.status === 409 || reply.status === 403)) {
        const { question_id, answer } = JSON.parse(request.body ?? '{}');
        add(refused, `${teamOf(world, request)} ${question_id}`, JSON.stringify(answer));
      }
      if (reply.status !== 200) return;
      const at = kernel.now();
      if (isSave(request)) {
        const team = teamOf(world, request);
        const { status, question_id, answer } = JSON.parse(reply.body);
        belongs(question_id, answer, `saved for ${request.from}`);
        const text = JSON.stringify(answer);
        acked.push({ at, team, question_id, isLate: status === 'late', text });
        add(held, `${team} ${question_id}`, folded(answer));
      } else if (submitPath.test(request.url)) {
        const round_order = Number(submitPath.exec(request.url)?.[1]);
        const key = request.headers['idempotency-key'];
        if (key !== undefined) submissions.push({ at, team: teamOf(world, request), key, round_order });
      } else if (request.url.startsWith(`${loadGame.path}?`)) {
        const { team, suggested, round } = JSON.parse(reply.body);
        if (!team) return;
        const place = placeOf(team.team_name);
        for (const [id, texts] of Object.entries(suggested)) add(held, `${place} ${id}`, folded(texts as string[]));
        for (const { question_id, question_text, answers: texts } of round?.asked ?? []) {
          marks.set(question_id, question_text.slice(2, question_text.indexOf('.', question_text.indexOf('.') + 1)));
          belongs(question_id, texts, `shown to ${request.from}`);
          if (texts.some((text: string) => text !== '')) add(held, `${place} ${question_id}`, folded(texts));
        }
      }
    },

    rang({ parcels }) {
      for (const { stream_id, told } of parcels) {
        if (!told.body.startsWith('{"type":"CAPTAIN_SUGGEST"')) continue;
        const { question_id, answers: texts } = JSON.parse(told.body);
        const teamid = stream_id.slice(stream_id.lastIndexOf('/') + 1);
        const team = roster.teams().find((each) => each.teamid === teamid);
        if (team) add(held, `${placeOf(team.team_name)} ${question_id}`, folded(texts));
      }
    },

    /** What was on disk before a crash, and was told to nobody. */
    async started() {
      for (const { team_name, question_id, answer } of await answersOf(server.db, game)) {
        add(held, `${placeOf(team_name)} ${question_id}`, folded(JSON.parse(answer)));
      }
    },

    changed(tab) {
      const { entries, view } = tab.game.get();
      // Most changes are about something else.
      const seen = looked.get(tab);
      if (seen?.entries === entries && seen.round === view?.round) return;
      looked.set(tab, { entries, round: view?.round });
      if (view?.round) watch(tab, view.round);
      if (!view?.team || !view.me.is_captain) return;
      const place = placeOf(view.team.team_name);
      // Of a round that has left the screen nothing is shown.
      for (const { question_id: id } of view.round?.asked ?? []) {
        const { state, texts } = entries[id] ?? { state: 'empty', texts: [] };
        if (state !== 'saved' && state !== 'late') continue;
        if (held.get(`${place} ${id}`)?.has(folded(texts)) || isSubmitted(tab, id, texts)) continue;
        world.wrong('L3', `${tab.name} shows ${texts.join('|')} as ${state}, and the server never held it`);
      }
    },

    async atRest() {
      const rows = await answersOf(server.db, game);
      const stored = rows.map((row) => ({ ...row, team: placeOf(row.team_name) }));
      for (const { question_id, answer } of stored) belongs(question_id, JSON.parse(answer), 'in the database');
      const handedIn = await submissionsOf(server.db, game);

      for (const { at, team, question_id, isLate, text } of acked) {
        if (isUndone(at)) continue;
        const row = stored.find(
          (each) => each.team === team && each.question_id === question_id && (each.late === 1) === isLate,
        );
        // What was accepted late may have been let in since: it counts as in time then.
        const isKept = row || (isLate && stored.some((each) => each.team === team && each.question_id === question_id));
        if (!isKept) world.wrong('S1', `${text} was acknowledged to team ${team}, and is not in the database`);
        const isKnown = row && (row.answer === text || sent.get(`${team} ${question_id}`)?.has(row.answer));
        if (row && !isKnown) world.wrong('S1', `${row.answer} is in the database, and nobody of team ${team} sent it`);
      }
      for (const { at, team, key, round_order } of submissions) {
        if (isUndone(at)) continue;
        const count = handedIn.filter(
          (each) => each.idempotency_key === key && each.round_order === round_order,
        ).length;
        if (count !== 1) world.wrong('S1', `the submission ${key} of team ${team} is in the database ${count} times`);
      }
      for (const { teamid, round_id } of handedIn) {
        const standing = handedIn.filter(
          (each) => each.teamid === teamid && each.round_id === round_id && each.withdrawn_at === null,
        );
        if (standing.length > 1) world.wrong('S1', `a team has submitted the same round ${standing.length} times`);
      }
      for (const row of handedIn) {
        const team = placeOf(roster.teams().find(({ teamid }) => teamid === row.teamid)?.team_name ?? '');
        if (row.withdrawn_at === null) lastSubmitted.set(`${team} ${row.round_order}`, row.created_at);
      }
      const asked = (await questionsOf(server.db, game)).filter(({ asked_order }) => asked_order !== null);
      latest(stored, new Set(asked.map(({ question_id }) => question_id)));
      for (const player of world.players) for (const tab of screensOf(player)) if (tab.isFollowing) settled(tab);
    },
  };

  /** L2: nothing lies about unsent. L3: and then the screen may say so. */
  function settled(tab: Tab): void {
    const game = tab.game.get();
    const isAway = game.connection !== 'live';
    if (!isAway && game.unsent > 0) world.wrong('L2', `${game.unsent} parcels are still unsent on ${tab.name}`);
    leftovers(tab);
  }

  /** L2: what a captain's screen holds is with the host, or it says why not. */
  function leftovers(tab: Tab): void {
    const { entries, view, submitting } = tab.game.get();
    if (!view?.me.is_captain || !view.round) return;
    if (submitting.state === 'sending') world.wrong('L2', `${tab.name} is still submitting`);
    for (const { question_id } of view.round.asked) {
      const entry = entries[question_id];
      if (!entry || view.round.submitted) continue;
      if (entry.state === 'phone' || entry.state === 'sending') {
        world.wrong('L2', `${entry.texts.join('|')} is still ${entry.state} on ${tab.name}`);
      }
      if (entry.state === 'refused' && !entry.reason) world.wrong('L2', `${tab.name} does not say why it is refused`);
    }
  }

  /** S9. What a phone could no longer know, or was told that it does not count, is no promise. */
  function latest(
    stored: readonly { team: number; question_id: string; answer: string; at: number; asked_order: number | null }[],
    asked: ReadonlySet<string>,
  ): void {
    const last = new Map<string, (typeof ledger.typed)[number]>();
    for (const typed of ledger.typed) last.set(`${typed.team} ${typed.question_id} ${typed.phone}`, typed);
    const wanted = new Map<string, (typeof ledger.typed)[number][]>();
    for (const typed of last.values()) {
      const key = `${typed.team} ${typed.question_id}`;
      wanted.set(key, [...(wanted.get(key) ?? []), typed]);
    }
    for (const [key, candidates] of wanted) {
      // Nobody has asked it, as an older backup has it: what is typed for it then is as good as recalled.
      const isPromised = candidates.every((typed) => asked.has(typed.question_id) && isDue(typed));
      if (!isPromised) continue;
      const rows = stored.filter((row) => `${row.team} ${row.question_id}` === key);
      const newest = rows.sort((one, other) => other.at - one.at)[0];
      if (newest && newest.asked_order === null) continue;
      const texts = candidates.map((typed) => JSON.stringify(typed.texts));
      if (newest && texts.includes(newest.answer)) continue;
      world.wrong('S9', `${texts.join(' or ')} was typed last, and ${newest?.answer ?? 'nothing'} is stored`);
    }
  }

  function isDue(typed: (typeof ledger.typed)[number]): boolean {
    const { at, player: name, phone: phoneName, tab, question_id, round_order, team } = typed;
    const player = world.players.find((each) => each.name === name);
    const phone = player?.phones.find((each) => each.name === phoneName);
    if (!player || !phone || phone.tabs.length === 0) return false;
    // Out of the game, by the quizmaster.
    if (roster.teams().some(({ team_name, kicked_at }) => placeOf(team_name) === team && kicked_at !== null))
      return false;
    if (player.account && !captaincy.hasBeenSince(player.account.account_id, at)) return false;
    if ((ledger.forgetful.get(phoneName) ?? 0) > at) return false;
    const killedAt = ledger.killed.get(tab);
    if (killedAt !== undefined && killedAt - at < 300) return false;
    if (ledger.restored.some((restored) => restored.at >= at)) return false;
    const mayGo = ledger.recalled.has(typed.mark) || ledger.restored.length > 0;
    if (mayGo && (gone.get(`${phoneName} ${question_id}`) ?? 0) >= at) return false;
    if ((lastSubmitted.get(`${team} ${round_order}`) ?? 0) >= at || ledger.resets.has(`${team} ${round_order}`))
      return false;
    if (refused.get(`${team} ${question_id}`)?.has(JSON.stringify(typed.texts))) return false;
    // The screen says that it does not count.
    return !phone.tabs.some((each) => each.isFollowing && each.game.get().entries[question_id]?.state === 'refused');
  }

  function isUndone(at: number): boolean {
    return ledger.restored.some((restored) => at >= restored.asOf && at <= restored.at);
  }

  function isSubmitted(tab: Tab, question_id: string, texts: readonly string[]): boolean {
    const { view } = tab.game.get();
    const { round, submitted } = view ?? {};
    if (!round?.submitted) return false;
    const place = round.asked.findIndex((each) => each.question_id === question_id);
    const there = submitted?.[round.round_order]?.answers[place] ?? [];
    // In a single-answer round all but the last count as the last does.
    return round.single_answer || tidyAnswers([texts], false)[0]?.join('|') === there.join('|');
  }
}

function isSave({ method, url }: Sent): boolean {
  return method === saveAnswer.method && url === saveAnswer.path;
}

function folded(texts: readonly string[]): string {
  return texts.map(foldAnswer).join('|');
}

/** The place in the plan of the team that a caller belongs to: captains stay with their first team here. */
function teamOf({ players, originals }: World, { from }: Sent): number {
  return originals.find(({ name }) => name === from)?.team ?? players.find(({ name }) => name === from[0])?.team ?? -1;
}
