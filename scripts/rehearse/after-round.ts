import { contest, type HostRound } from '@snug/contract';
import { answerOf, optionsOf } from './answers.ts';
import { compareResults, publish, type Seat } from './board.ts';
import type { Desk } from './desk.ts';
import { patiently } from './patience.ts';
import type { Player } from './player.ts';
import type { Quizmaster } from './quizmaster.ts';
import type { Tally } from './tally.ts';
import type { Team } from './teams.ts';

/** The team without phones. */
export const paperTeam = 'The Pencils';

export interface Room {
  readonly quizmaster: Quizmaster;
  readonly desk: Desk;
  readonly teams: readonly Team[];
  readonly everybody: readonly Player[];
  readonly tally: Tally;
}

/** Grades a closed round, in front of the room: late ones, those on paper, and points with a reason. */
export async function gradeRound(round: HostRound, late: readonly Team[], room: Room): Promise<void> {
  const { quizmaster, desk, teams, tally } = room;
  const { round_order } = round;
  for (const { name } of late) await quizmaster.acceptLate(name, round_order);
  if (round_order === 1) await quizmaster.addPaperTeam(paperTeam);
  await handInPaper(round, room);

  if ((await desk.waiting(round)).length > 0) {
    const { status } = await quizmaster.publishBoard(round_order);
    if (status !== 409) tally.wrong.push(`A board with ungraded answers was answered ${status}, not 409.`);
  }
  await desk.gradeRound(round);
  if (round_order === 1) await quizmaster.adjust(paperTeam, 2, 'The best handwriting', round_order);
  if (round_order === 2) {
    const [first = ''] = teams.map(({ name }) => name);
    await quizmaster.adjust(first, -3, 'A phone under the table', round_order);
    const { adjustments } = await quizmaster.adjust(first, -3, 'Another one', round_order);
    const mistaken = adjustments.at(-1);
    if (mistaken) await quizmaster.withdrawAdjustment(mistaken.adjustment_id);
  }
}

/** Publishes the board through a round. */
export async function publishRound({ round_order }: HostRound, room: Room): Promise<void> {
  const { quizmaster, tally } = room;
  await publish(quizmaster, round_order, null);
  await compareResults(await seatsIn(room), quizmaster, tally, `after round ${round_order}`);
}

/** After the answers of a round are told: the phones have its questions, and a captain contests a grade. */
export async function hearAppeals(round: HostRound, room: Room): Promise<void> {
  const { quizmaster, desk, tally, teams } = room;
  const seats = await seatsIn(room);
  await compareResults(seats, quizmaster, tally, `with the answers of round ${round.round_order}`);
  const team = teams.find(({ character }) => character === 'abusive');
  const teamid = seats.find(({ player }) => player === team?.captain)?.teamid;
  if (!team || teamid === undefined || round.tiebreaker || round.round_order > 2) return;

  const answers = await Promise.all(round.questions.map(({ question_id }) => desk.answerOf(teamid, question_id)));
  const answer = answers.find((each) => each?.marks.includes('none'));
  if (!answer) return;
  const body = { question_id: answer.question_id, reason: 'We are right, and you know it.' };
  const { client, timeUp } = team.captain;
  await patiently(() => client.call(contest, { params: { id: quizmaster.game_id }, body }), timeUp);
  tally.counts.appeals++;
  const isUpheld = round.round_order === 1;
  const n = round.questions.findIndex(({ question_id }) => question_id === answer.question_id);
  await quizmaster.decideAppeal(team.name, round.round_order, n, isUpheld, isUpheld ? 'Half, for the nerve.' : 'No.');
  if (isUpheld)
    await desk.regrade(
      answer,
      answer.marks.map((mark) => (mark === 'none' ? 'half' : mark)),
    );
  // A decision is told to the team alone; a grade on the board to everybody.
  const hear = isUpheld ? seats : seats.filter((seat) => seat.teamid === teamid);
  await compareResults(hear, quizmaster, tally, `after the appeal in round ${round.round_order}`);
}

/** What the team on paper wrote, as the quizmaster types it. */
async function handInPaper(round: HostRound, { quizmaster, teams }: Room): Promise<void> {
  const { rounds } = await quizmaster.load();
  const { asked = [] } = rounds.find(({ round_id }) => round_id === round.round_id) ?? {};
  const answers = asked.flatMap((id) => round.questions.filter(({ question_id }) => question_id === id));
  const texts = answers.map((question) => {
    return answerOf(question, optionsOf(question, round), teams.length, question.question_index);
  });
  await quizmaster.submitPaper(paperTeam, round.round_order, texts);
}

/** Everybody with a phone. */
export async function seatsIn({ quizmaster, teams, everybody }: Room): Promise<Seat[]> {
  const { teams: known } = await quizmaster.load();
  return everybody.map((player) => {
    const team = teams.find(({ captain, members }) => captain === player || members.includes(player));
    return { player, teamid: known.find(({ team_name }) => team_name === team?.name)?.teamid };
  });
}
