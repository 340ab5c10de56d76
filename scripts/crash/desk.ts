import { contest, type Grade, getResults, hostAdjust, hostDecideAppeal, idempotencyHeader } from '@snug/contract';
import { marksOfKey, type QuestionScore } from '@snug/grading';
import type { HostedGame, HttpPlayer } from '@snug/testing/http';
import { gameToScore, scoresOf } from '@snug/testing/results';

/** What a game's quizmaster and captains were told of grades, points, boards and appeals, which must stay true. */
export interface Graded {
  readonly game_id: string;
  /** By question and answer: the newest version acknowledged. */
  readonly grades: Map<string, Pick<Grade, 'marks' | 'version'>>;
  /** What was given, by the name of its request. */
  readonly given: Set<string>;
  /** The reasons of what was contested, and whether the decision is acknowledged. */
  readonly appeals: Map<string, { readonly question_id: string; isDecided: boolean }>;
  /** The last board acknowledged, and the newest version that a phone was given. */
  readonly board: { through: number; version: number };
  /** The marks that phones were given, by question. */
  readonly told: Map<string, Set<string>>;
}

/** Where a game is graded, round by round, whatever happens to the server. */
export interface Desk {
  readonly graded: Graded;
  /** Grades a round, gives points, publishes the board, reveals what may be revealed, and decides what is contested. */
  gradeRound(round_order: number, captains: readonly HttpPlayer[], random: () => number): Promise<void>;
}

export function newDesk(game: HostedGame): Desk {
  const { host, game_id } = game;
  const graded: Graded = {
    ...{ game_id, grades: new Map(), given: new Set(), appeals: new Map(), told: new Map() },
    board: { through: 0, version: 0 },
  };

  async function grade(answers: readonly QuestionScore[], random: () => number): Promise<void> {
    const some = new Map(answers.map((each) => [`${each.question_id} ${each.answer.key}`, each]));
    if (some.size === 0) return;
    const rows = Array.from(some.values(), ({ question_id, answer, texts }) => {
      const marks = texts.map(() => (['full', 'half', 'none'] as const)[Math.floor(random() * 3)] ?? 'none');
      const inOrder = [...marksOfKey(marks, texts, { ordered: false })];
      return { question_id, answer_key: answer.key, marks: inOrder, seen: answer.grade?.version ?? 0 };
    });
    const { status, body } = await game.gradeAll(rows);
    if (status !== 200) throw new Error(`Grades were refused: ${JSON.stringify(body)}`);
    for (const each of body.grades) graded.grades.set(`${each.question_id} ${each.answer_key}`, each);
  }

  const answersOf = async (round_order: number): Promise<QuestionScore[]> =>
    scoresOf(gameToScore(await game.load()))
      .flatMap(({ rounds }) => rounds)
      .flatMap((round) => (round.round_order === round_order ? round.questions : []));

  async function give(round_order: number, random: () => number): Promise<void> {
    const { teams } = await game.load();
    const { teamid = '' } = teams[Math.floor(random() * teams.length)] ?? {};
    const name = `points-${crypto.randomUUID()}`;
    const body = { teamid, round_order, points: 1, reason: name };
    await host.call(hostAdjust, { params: { id: game_id }, body, headers: { [idempotencyHeader]: name } });
    graded.given.add(name);
  }

  async function publish(through: number): Promise<void> {
    const { status, body } = await game.publishBoard(through);
    if (status !== 200) throw new Error(`The board was refused: ${JSON.stringify(body)}`);
    graded.board.through = through;
  }

  /** A captain looks at the results, and contests a question of a round that is told. */
  async function lookAt(captain: HttpPlayer): Promise<void> {
    const { version, rounds, appeals } = await captain.call(getResults, { params: { id: game_id } });
    graded.board.version = Math.max(version, graded.board.version);
    const questions = rounds.flatMap((round) => round.questions ?? []);
    for (const { question_id, marks } of questions) {
      graded.told.set(question_id, (graded.told.get(question_id) ?? new Set()).add(JSON.stringify(marks)));
    }
    const open = questions.find((each) => !appeals.some(({ question_id }) => question_id === each.question_id));
    if (!open) return;
    const { question_id } = open;
    const reason = `Reason ${crypto.randomUUID()}`;
    await captain.call(contest, { params: { id: game_id }, body: { question_id, reason } });
    graded.appeals.set(reason, { question_id, isDecided: false });
  }

  async function decideAll(): Promise<void> {
    const { appeals = [] } = await game.load();
    for (const { appeal_id, reason, state } of appeals) {
      if (state !== 'open') continue;
      const body = { upheld: true, reply: 'Fair enough' };
      await host.call(hostDecideAppeal, { params: { id: game_id, appeal: appeal_id }, body });
      const known = graded.appeals.get(reason);
      if (known) known.isDecided = true;
    }
  }

  return {
    graded,
    async gradeRound(round_order, captains, random) {
      await game.close();
      await grade(
        (await answersOf(round_order)).filter(({ answer }) => answer.state === 'ungraded'),
        random,
      );
      await give(round_order, random);
      // Of the round that has just closed answers may still come in; it is published with the next one.
      if (round_order > 1) await publish(round_order - 1);
      // Refused within the grace after the close: then it comes with the next round.
      for (const order of [round_order - 1, round_order]) if (order > 0) await game.reveal(order);
      await Promise.all(captains.map(lookAt));
      await decideAll();
      // The board with it is public.
      await grade((await answersOf(round_order - 1)).slice(0, 1), random);
    },
  };
}
