import { isDeepStrictEqual } from 'node:util';
import { screenOf } from '@snug/client';
import { type BoardRow, closeGraceMs, type HostQuestion, type HostRound, type Pack } from '@snug/contract';
import { gameToScore, scoresOf } from '@snug/testing/results';
import { type AbusiveClient, newAbusiveClient } from './abusive-client.ts';
import { gradeRound, hearAppeals, paperTeam, publishRound, seatsIn } from './after-round.ts';
import { answerOf, answersTo, expected, optionsOf } from './answers.ts';
import { compareResults, unveil } from './board.ts';
import { type Desk, newDesk } from './desk.ts';
import { unlessTooFast } from './patience.ts';
import type { Player, Venue } from './player.ts';
import type { Progress } from './progress.ts';
import { newQuizmaster, type Quizmaster } from './quizmaster.ts';
import type { Tally } from './tally.ts';
import { joinSpectator, joinTeams, type Team } from './teams.ts';

export interface RehearsalOptions {
  readonly origin: string;
  /** The one-time token of the quizmaster's sign-in link. */
  readonly link: string;
  readonly pack: Pack;
  readonly teams: number;
  readonly tally: Tally;
  readonly progress: Progress;
  /** Ends every wait. */
  readonly timeUp: AbortSignal;
}

/** The current round. */
interface InPlay {
  readonly round: HostRound;
  /** The texts in each captain's inputs, by team name and question id. */
  readonly typed: Map<string, Map<string, readonly string[]>>;
}

/** What a rehearsal came to. */
export interface Rehearsed {
  readonly people: string;
  /** The teams, the winners first. */
  readonly board: readonly BoardRow[];
}

/** Plays a game from the first code to the winners. Everybody waits for what their screen shows, never for a time. */
export async function playGame(options: RehearsalOptions): Promise<Rehearsed> {
  const { origin, link, pack, tally, progress, timeUp } = options;
  const quizmaster = await newQuizmaster(origin, link, pack, tally, timeUp);
  const { game_id: gameId, code } = quizmaster;
  const venue: Venue = { origin, gameId, code, tally, timeUp };
  progress.step(`${pack.title}, game ${code}`);

  const teams = await joinTeams(options.teams, venue);
  const spectator = await joinSpectator(venue);
  const everybody = [...teams.flatMap(({ captain, members }) => [captain, ...members]), spectator];
  const abusive = teams.find(({ character }) => character === 'abusive');
  const abuser = abusive && newAbusiveClient(abusive, teams, venue);
  await quizmaster.until('all teams', ({ teams: known }) => known.length === teams.length);
  progress.step('Everybody is seated');
  await abuser?.inTheLobby();

  const desk = newDesk(quizmaster, tally);
  const rehearsal: Rehearsal = { ...options, quizmaster, desk, teams, everybody, abuser };
  const { rounds } = quizmaster.game();
  const at = (character: number) => Math.min(character, rounds.length);
  const [offlineRound, lateRound] = [at(2), at(3)];
  for (const round of rounds) {
    const is = (order: number) => round.round_order === order;
    const play: InPlay = { round, typed: new Map(teams.map(({ name }) => [name, new Map()])) };
    await playRound(play, rehearsal, is(offlineRound), is(lateRound));
  }

  await quizmaster.endGame();
  await all(everybody, 'the end', ({ game }) => screenOf(game.get()) === 'ended');
  await abuser?.onceEnded();
  const board = await crownWinners(rehearsal);
  await audit(quizmaster, everybody, teams, tally);
  for (const player of everybody) player.leave();
  quizmaster.leave();
  return { people: `${everybody.length}, in ${teams.length} teams and one who watches`, board };
}

/** Unveils the teams from the last to the first, and makes the results final. */
async function crownWinners(rehearsal: Rehearsal): Promise<BoardRow[]> {
  const { quizmaster, desk, tally, progress } = rehearsal;
  progress.step('The winners');
  const seats = await seatsIn(rehearsal);
  await unveil(seats, quizmaster, tally);
  await quizmaster.finalizeGame();
  await compareResults(seats, quizmaster, tally, 'when they are final');
  await desk.checkTrail();
  return scoresOf(gameToScore(await quizmaster.load())).map(({ teamid, team_name, place, points }) => {
    return { teamid, team_name, place, points };
  });
}

interface Rehearsal extends Omit<RehearsalOptions, 'teams'> {
  readonly quizmaster: Quizmaster;
  readonly desk: Desk;
  readonly teams: readonly Team[];
  readonly everybody: readonly Player[];
  readonly abuser: AbusiveClient | undefined;
}

async function playRound(play: InPlay, rehearsal: Rehearsal, hasOutage: boolean, hasLate: boolean): Promise<void> {
  const { round } = play;
  const { quizmaster, teams, everybody, abuser, tally, progress } = rehearsal;
  const { round_order, questions } = round;
  await quizmaster.start(round_order);
  await all(everybody, `round ${round_order}`, ({ game }) => game.get().view?.round?.round_order === round_order);
  tally.counts.rounds++;

  const away = hasOutage ? teams.filter(({ character }) => character === 'offline') : [];
  const leaves = Math.floor(questions.length / 3);
  const returns = Math.floor((questions.length * 2) / 3);
  for (const [n, question] of questions.entries()) {
    if (n === leaves) for (const { captain } of away) captain.goOffline();
    const isAway = n >= leaves && n <= returns;
    const present = everybody.filter((player) => !isAway || !away.some(({ captain }) => captain === player));

    await ask(round, question, present, rehearsal);
    await checkImage(question, rehearsal);
    if (n === 0) await askAgain(round, question, present, rehearsal);
    progress.step(roundTitle(round, rehearsal), `question ${n + 1} of ${questions.length}`);
    tally.counts.questions++;

    await Promise.all(
      teams.map((team) => {
        if (!away.includes(team) || !isAway) return answer(play, team, [question], rehearsal);
        if (n === returns) return comeBack(play, team, questions.slice(0, n + 1), leaves, rehearsal);
        // While offline the captain changes an earlier answer: it is kept on the phone and sent later.
        return answer(play, team, questions.slice(0, leaves).slice(-1), rehearsal, 'on second thoughts');
      }),
    );
    if (n === 0) await abuser?.whileAsked(quizmaster.game());
    if (n === 0 && round_order === 1) await nudge(play, rehearsal);
  }
  await finishRound(play, rehearsal, hasLate);
}

/** Waits until something holds for each of these. */
async function all(players: readonly Player[], what: string, isSo: (player: Player) => boolean): Promise<void> {
  await Promise.all(players.map((player) => player.until(what, () => isSo(player))));
}

/** Asks a question, and waits until every connected phone shows it. */
async function ask(
  { round_order }: HostRound,
  { question_id, question_index }: HostQuestion,
  present: readonly Player[],
  { quizmaster }: Rehearsal,
): Promise<void> {
  await quizmaster.ask(round_order, question_index);
  await all(present, 'the question', (player) => player.question(question_id) !== undefined);
}

/** A picture that the server hosts must be available. */
async function checkImage({ image }: HostQuestion, { origin, tally }: Rehearsal): Promise<void> {
  if (!image.startsWith('/')) return;
  const reply = await fetch(origin + image);
  const kind = reply.headers.get('content-type') ?? 'nothing';
  if (!reply.ok || !kind.startsWith('image/')) tally.wrong.push(`${image} was answered ${reply.status} and ${kind}.`);
  await reply.arrayBuffer();
}

/** The quizmaster recalls a question and asks it again. */
async function askAgain(round: HostRound, question: HostQuestion, present: readonly Player[], room: Rehearsal) {
  await room.quizmaster.recall(round.round_order, question.question_index);
  await all(present, 'the recall', (player) => player.question(question.question_id) === undefined);
  await ask(round, question, present, room);
}

/** After the outage all questions asked meanwhile are there, in order, and get their answers. */
async function comeBack(play: InPlay, team: Team, asked: readonly HostQuestion[], from: number, room: Rehearsal) {
  const { captain } = team;
  captain.goOnline();
  await captain.until('the questions asked meanwhile', () => asked.every((each) => captain.question(each.question_id)));
  await answer(play, team, asked.slice(from), room);
}

/** The captain answers, after the members' suggestions. */
async function answer(play: InPlay, team: Team, questions: readonly HostQuestion[], room: Rehearsal, instead?: string) {
  const { round, typed } = play;
  const { captain, members, place } = team;
  for (const question of questions) {
    const { question_id } = question;
    const options = optionsOf(question, round);
    const texts = answerOf(question, options, place, question.question_index);
    if (instead && options.length === 0) texts[0] = instead;
    if (question.question_index < members.length) await suggest(team, question, texts[0] ?? '', room);
    for (const [n, text] of texts.entries()) captain.game.typeAnswer(question_id, n, text);
    captain.game.flush();
    typed.get(team.name)?.set(question_id, texts);
  }
}

/** A member suggests an answer; the captain sees it beside the question. */
async function suggest(
  { captain, members }: Team,
  question: HostQuestion,
  text: string,
  { tally }: Rehearsal,
): Promise<void> {
  const member = members[question.question_index];
  const suggestion = text.trim() || 'No idea';
  if (!member) return;
  // One that comes too fast is refused at first, and sent again by the phone itself.
  await member.game.suggest(question.question_id, suggestion).catch(unlessTooFast);
  await captain.until(`${member.who}’s suggestion`, () =>
    Boolean(captain.question(question.question_id)?.suggestions.some((each) => each.suggestion === suggestion)),
  );
  tally.counts.suggestions++;
}

/** Doubles, submits, closes, handles late submissions, and compares what is stored. */
async function finishRound(play: InPlay, room: Rehearsal, hasLate: boolean): Promise<void> {
  const { round } = play;
  const { quizmaster, teams, everybody, abuser, progress, tally } = room;
  const { round_order } = round;
  const late = hasLate ? teams.filter(({ character }) => character === 'late') : [];
  const prompt = teams.filter((team) => !late.includes(team));

  await Promise.all(teams.map((team) => untilSaved(team, round)));
  if (round.double_or_nothing) {
    await Promise.all(teams.filter((team) => doublesRound(team, round, room)).map((team) => double(team, round)));
  }
  await Promise.all(prompt.map((team) => submit(team, round)));
  const isIn = (team: Team) =>
    quizmaster.game().teams.some((t) => t.team_name === team.name && t.submitted[round_order]);
  await quizmaster.until('all submissions', () => prompt.every(isIn));
  await abuser?.onceSubmitted(quizmaster.game());

  await quizmaster.close(late.length > 0);
  if (late.length > 0) {
    progress.step(roundTitle(round, room), 'until the grace after the close is over');
    await new Promise((resolve) => setTimeout(resolve, closeGraceMs + 250));
    await Promise.all(late.map((team) => submit(team, round)));
    await quizmaster.until('the late submission', () => late.every(isIn));
  }
  await abuser?.onceClosed(quizmaster.game());
  await compareSubmissions(play, room, late);
  await gradeRound(round, late, room);
  // Within the grace after the close answers still come in, unless they are told.
  if (hasLate) await publishRound(round, room);
  await reveal(play, room);
  if (!hasLate) await publishRound(round, room);
  await hearAppeals(round, room);
  await quizmaster.endRound();
  await all(everybody, 'the end of the round', ({ game }) => !game.get().view?.round);
  progress.step(roundTitle(round, room), 'done');
  tally.counts.late += late.length;
}

/** Before any submission every screen says how many teams are still thinking. */
async function nudge({ round }: InPlay, { quizmaster, teams, everybody, tally }: Rehearsal): Promise<void> {
  const { round_order } = round;
  const { thinking } = (await quizmaster.nudge()).body;
  if (thinking !== teams.length) tally.wrong.push(`${thinking} of ${teams.length} teams are said to be thinking.`);
  await all(everybody, 'the reminder', ({ game }) => {
    const { nudge } = game.get();
    return nudge?.round_order === round_order && nudge.thinking === thinking;
  });
}

/** Reveals the answers: no screen has them before, and every screen has the right ones afterwards. */
async function reveal({ round }: InPlay, { quizmaster, everybody, tally }: Rehearsal): Promise<void> {
  const order = String(round.round_order);
  for (const { who, revealed } of everybody) {
    if (revealed.has(order)) tally.wrong.push(`${who} had the answers of round ${order} before they were told.`);
  }
  await quizmaster.reveal(round.round_order);
  const right = answersTo(round);
  await all(everybody, `the answers of round ${order}`, ({ game }) => game.get().view?.revealed?.[order] !== undefined);
  for (const { who, game } of everybody) {
    const had = game.get().view?.revealed?.[order];
    if (isDeepStrictEqual(had, right)) continue;
    tally.wrong.push(`${who}, round ${order}: was told ${JSON.stringify(had)}, not ${JSON.stringify(right)}.`);
  }
}

function roundTitle({ round_order, title }: HostRound, { pack }: Rehearsal): string {
  return `Round ${round_order} of ${pack.rounds.length}: ${title}`;
}

/** Half of the teams double each round that may be doubled; a joker they play once. */
function doublesRound({ place }: Team, round: HostRound, room: Pick<Rehearsal, 'quizmaster'>): boolean {
  return place % 2 === 0 && !isSecondJoker(round, room);
}

function isSecondJoker(
  { round_order, double_rule }: HostRound,
  { quizmaster }: Pick<Rehearsal, 'quizmaster'>,
): boolean {
  const before = quizmaster.game().rounds.filter((each) => each.round_order < round_order);
  return double_rule === 'joker' && before.some((each) => each.double_or_nothing && each.double_rule === 'joker');
}

async function double({ captain }: Team, { round_id }: HostRound): Promise<void> {
  await captain.game.setDouble(true);
  await captain.until('its double', ({ view }) => view?.round?.round_id === round_id && view.round.doubled);
}

/** Waits until every answer of the team is saved. */
async function untilSaved({ captain }: Team, { questions }: HostRound): Promise<void> {
  await captain.until('its answers to be saved', ({ drafts }) =>
    questions.every(({ question_id }) => drafts[question_id]?.state === 'saved'),
  );
}

async function submit({ captain, members }: Team, { round_order }: HostRound): Promise<void> {
  await captain.game.submit();
  const team = [captain, ...members];
  await all(team, 'the submission', ({ game }) => Boolean(game.get().view?.submitted[round_order]));
}

/** The quizmaster must have what the captains' inputs said, tidied, once per team. */
async function compareSubmissions(
  { round, typed }: InPlay,
  { quizmaster, teams, tally }: Rehearsal,
  late: readonly Team[],
) {
  const game = await quizmaster.load();
  for (const team of teams) {
    const held = game.teams.filter(({ team_name }) => team_name === team.name);
    if (held.length > 1) tally.doubled.push(`${team.name} is ${held.length} teams at the quizmaster.`);
    const submission = held[0]?.submitted[round.round_order];
    if (!submission) {
      tally.lost.push(`The submission of ${team.name} in round ${round.round_order} is not with the quizmaster.`);
      continue;
    }
    tally.counts.submissions++;
    const inputs = round.questions.map(({ question_id }) => typed.get(team.name)?.get(question_id) ?? []);
    const sent = JSON.stringify(expected(inputs, round.single_answer));
    const got = JSON.stringify(submission.answers);
    if (sent !== got)
      tally.lost.push(`${team.name}, round ${round.round_order}: sent ${sent}, the quizmaster holds ${got}.`);
    const doubled = round.double_or_nothing && doublesRound(team, round, { quizmaster });
    if (submission.doubled !== doubled) {
      tally.wrong.push(`${team.name}, round ${round.round_order}: doubled is ${submission.doubled}, not ${doubled}.`);
    }
    // Whoever is late may find what was saved handed in at the close.
    if (submission.late !== late.includes(team) && !(late.includes(team) && submission.at_close)) {
      tally.wrong.push(`${team.name}, round ${round.round_order}: late is ${submission.late}.`);
    }
  }
}

/** At the end: every screen has shown every question of every round, in the order asked. */
async function audit(quizmaster: Quizmaster, everybody: readonly Player[], teams: readonly Team[], tally: Tally) {
  const { rounds, teams: known } = await quizmaster.load();
  const names = [...teams.map(({ name }) => name), paperTeam].sort().join(', ');
  const had = known
    .map(({ team_name }) => team_name)
    .sort()
    .join(', ');
  if (had !== names) tally.wrong.push(`The quizmaster has ${had}, not ${names}.`);
  for (const { round_order, questions } of rounds) {
    const asked = questions.map(({ question_id }) => question_id).join(' ');
    for (const { who, seen } of everybody) {
      const had = seen.get(round_order)?.join(' ') ?? '';
      if (had !== asked) tally.lost.push(`${who}, round ${round_order}: saw ${had || 'nothing'}, asked was ${asked}.`);
    }
  }
}
