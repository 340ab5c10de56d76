import { type HostGame, hostLoadGame, idempotencyHeader, type Mark, pathOf } from '@snug/contract';
import { marksOfKey, type QuestionScore, ungradedAnswers } from '@snug/grading';
import { gameToScore, scoresOf } from '../../results/results-for.ts';
import type { SeededRandom } from '../kernel/seeded-random.ts';
import type { ClientEnd } from '../network/wire.ts';
import type { World } from '../world/world.ts';
import { type HostConsole, openConsole } from './quizmaster.ts';

/** Where somebody grades at a laptop of their own, with somebody else beside who does the same now and then. */
interface Desk {
  readonly world: World;
  readonly random: SeededRandom;
  readonly console: HostConsole;
  readonly beside: HostConsole;
  /** The game as the console has just loaded it. */
  readonly game: HostGame;
}

/** What is left to do at the desk once the last round is over. */
const actionsAfter = 12;

/** Grades while the game is played and some time after it, as long as it is not final. */
export async function gradeGame(world: World, isPlaying: () => boolean): Promise<void> {
  if (!world.isGraded) return;
  const random = world.random('grading');
  const network = world.network('grader');
  const console = openConsole(world, network, 'grader');
  const beside = openConsole(world, world.network('second grader'), 'second grader');
  const load = loader(world, network);
  for (let after = 0; after < actionsAfter; after += isPlaying() ? 0 : 1) {
    await world.kernel.sleep(random.between(300, isPlaying() ? 3_000 : 1_500));
    const game = await load();
    if (game?.state.status === 'finalized') return;
    if (game) await gradeOrPublish({ world, random, console, beside, game });
  }
  if (!random.chance(0.3)) return;
  const game = await load();
  if (game) await gradeAll({ world, random, console, beside, game });
  // What is final shows all rounds.
  world.ledger.published.push({ through: world.rounds.length, unveiled: null });
  await console.press('/finalize');
}

/** Loads the game as a console does; undefined when that fails. */
function loader({ kernel, game, origin }: World, network: ReturnType<World['network']>) {
  const end: ClientEnd = { name: 'grader', reach: (run) => run() };
  const path = origin + pathOf(hostLoadGame, { id: game.game_id });
  const ask = async (): Promise<HostGame | undefined> => {
    const response = await network.fetch(end, path, { headers: { authorization: `Bearer ${game.hostToken}` } });
    return response.status === 200 ? ((await response.json()) as HostGame) : undefined;
  };
  return () => Promise.race([ask().catch(() => undefined), kernel.sleep(8_000).then(() => undefined)]);
}

async function gradeOrPublish(desk: Desk): Promise<void> {
  const { random } = desk;
  const roll = random.fraction();
  if (roll < 0.35) await gradeSome(desk);
  else if (roll < 0.45) await regrade(desk);
  else if (roll < 0.5) await acceptSpelling(desk);
  else if (roll < 0.7) await publish(desk);
  else if (roll < 0.78) await adjust(desk);
  else if (roll < 0.81) await withdraw(desk);
  else if (roll < 0.94) await decide(desk);
  else await onPaper(desk);
}

function answersOf({ game }: Pick<Desk, 'game'>): QuestionScore[] {
  return scoresOf(gameToScore(game)).flatMap(({ rounds }) => rounds.flatMap(({ questions }) => questions));
}

/** Marks for the texts of an answer, in the order of its key. */
function marksFor({ game, random }: Desk, { question_id, texts }: QuestionScore): readonly Mark[] {
  const marks = texts.map(() => random.pick<Mark>(['full', 'half', 'none']));
  const question = game.rounds.flatMap(({ questions }) => questions).find((each) => each.question_id === question_id);
  return marksOfKey(marks, texts, { ordered: question?.ordered ?? false });
}

function rowFor(desk: Desk, score: QuestionScore, marks: readonly Mark[] | null) {
  const { answer, question_id } = score;
  const seen = answer.grade?.version ?? 0;
  return { question_id, answer_key: answer.key, marks, funny: desk.random.chance(0.1), seen };
}

async function gradeSome(desk: Desk): Promise<void> {
  const waiting = answersOf(desk).filter(({ answer }) => answer.state === 'ungraded');
  const some = new Map(waiting.slice(0, 5).map((each) => [`${each.question_id} ${each.answer.key}`, each]));
  const [first] = some.values();
  if (!first) return;
  // Somebody at the other laptop saw the same, and thinks otherwise.
  if (desk.random.chance(0.2)) pressBeside(desk, [rowFor(desk, first, marksFor(desk, first))]);
  const grades = Array.from(some.values(), (each) => rowFor(desk, each, marksFor(desk, each)));
  await desk.console.press('/grades', { grades });
}

function pressBeside({ world, beside }: Desk, grades: readonly object[]): void {
  beside.press('/grades', { grades }).catch(world.failed);
}

/** Everything, so that the results can be final. */
async function gradeAll(desk: Desk): Promise<void> {
  const waiting = answersOf(desk).filter(({ answer }) => answer.state === 'ungraded');
  const all = new Map(waiting.map((each) => [`${each.question_id} ${each.answer.key}`, each]));
  if (all.size === 0) return;
  const grades = Array.from(all.values(), (each) => rowFor(desk, each, marksFor(desk, each)));
  await desk.console.press('/grades', { grades });
}

/** Thinks again about a grade, or takes it back. */
async function regrade(desk: Desk): Promise<void> {
  const graded = answersOf(desk).filter(({ answer }) => answer.grade);
  if (graded.length === 0) return;
  const one = desk.random.pick(graded);
  const marks = desk.random.chance(0.25) ? null : marksFor(desk, one);
  if (desk.random.chance(0.2)) pressBeside(desk, [rowFor(desk, one, marksFor(desk, one))]);
  await desk.console.press('/grades', { grades: [rowFor(desk, one, marks)] });
}

/** Accepts a spelling for everyone, or takes one back. */
async function acceptSpelling(desk: Desk): Promise<void> {
  const answers = answersOf(desk).filter(({ texts }) => texts.length > 0);
  if (answers.length === 0) return;
  const { question_id, texts } = desk.random.pick(answers);
  const [text = ''] = texts;
  const take_back = desk.random.chance(0.3);
  await desk.console.press('/accepted', { question_id, part: 0, text, to_pack: desk.random.chance(0.3), take_back });
}

/** Publishes the board through the newest closed round, unveils another team of it, or takes it back. */
async function publish(desk: Desk): Promise<void> {
  const { world, random, console, game } = desk;
  const { board_through = 0, unveiled, submissions_open, round_index } = game.state;
  const closed = submissions_open ? round_index : round_index + 1;
  const isReady = ungradedAnswers(scoresOf(gameToScore(game), closed)).size === 0;
  // Now and then too early: it is refused.
  if (closed < 1 || (!isReady && random.chance(0.7))) return;
  const press = async (through: number, shown: number | null) => {
    if (through > 0) world.ledger.published.push({ through, unveiled: shown });
    await console.press('/board', { through, unveiled: shown });
  };
  if (unveiled !== undefined) await press(board_through, unveiled + 1);
  else if (board_through === closed && random.chance(0.3)) await press(0, null);
  else await press(closed, random.chance(0.4) ? random.below(2) : null);
}

async function adjust({ world, random, console, game }: Desk): Promise<void> {
  if (game.teams.length === 0) return;
  const { teamid } = random.pick(game.teams);
  const round_order = random.chance(0.5) ? null : random.between(1, world.rounds.length);
  const points = random.between(1, 5) * (random.chance(0.5) ? 1 : -1);
  const key = `adjustment-${world.kernel.now()}-${random.below(1_000_000)}`;
  const body = { teamid, round_order, points, reason: 'As the room has seen' };
  await console.press('/adjustments', body, { [idempotencyHeader]: key });
}

async function withdraw({ random, console, game: { adjustments = [] } }: Desk): Promise<void> {
  if (adjustments.length === 0) return;
  await console.press(`/adjustments/${random.pick(adjustments).adjustment_id}/withdraw`);
}

async function decide({ random, console, game: { appeals = [] } }: Desk): Promise<void> {
  const open = appeals.filter(({ state }) => state === 'open' || random.chance(0.1));
  if (open.length === 0) return;
  const upheld = random.chance(0.5);
  await console.press(`/appeals/${random.pick(open).appeal_id}`, { upheld, reply: upheld ? 'Right you are' : '' });
}

/** Adds a team on paper, or hands in for it. */
async function onPaper({ world, random, console, game }: Desk): Promise<void> {
  const paper = game.teams.filter((team) => team.paper);
  if (paper.length === 0 || random.chance(0.05)) {
    await console.press('/paper', { team_name: `The Pencils ${paper.length + 1}` });
    return;
  }
  const { teamid } = random.pick(paper);
  const round = game.rounds[game.state.round_index];
  if (!round || round.asked.length === 0) return;
  const answers = round.asked.map(() => [`what is on paper ${world.kernel.now()}`]);
  const body = { answers, doubled: random.chance(0.2), ...(round.single_answer && { clue: 0 }) };
  await console.press(`/team/${teamid}/round/${round.round_order}/paper`, body);
}
