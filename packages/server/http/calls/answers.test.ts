import {
  answerSequenceHeader,
  type BodyOf,
  closeGraceMs,
  hostHandCaptaincy,
  hostMovePlayer,
  hostResetSubmission,
  promoteCaptain,
  saveAnswer,
  setDouble,
  submitRound,
  suggestAnswer,
  suggestionMaxLength,
} from '@snug/contract';
import {
  captainIn,
  connectionsOf,
  consoleOf,
  expectRefusal,
  gameWithFoxes,
  guestIn,
  heardBy,
  playerIn,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

const numbered = (seq?: number): Record<string, string> =>
  seq === undefined ? {} : { [answerSequenceHeader]: String(seq) };

/** A game whose first round is asked completely, with a captain, a teammate and a rival captain. */
async function startedGame() {
  const { game_id, code, host, ada: captain, team_code, teamid } = await gameWithFoxes(world);
  const member = await playerIn(world, 'Ben', game_id, team_code);
  const rival = await captainIn(world, 'Rita', code, 'The Rivals');
  const { start: begin, ask, questionsOf, ...console } = await consoleOf(host, game_id);
  const params = { id: game_id };
  const start = async (round: number) => {
    await begin(round);
    for (const n of questionsOf(round).keys()) await ask(round, n);
  };
  const save = (
    person: TestPlayer,
    question_num: number,
    answer: string | string[],
    {
      seq,
      ...more
    }: {
      seq?: number;
      round_num?: number;
      question_id?: string;
      inherited?: boolean;
      teamid?: string | undefined;
    } = {},
  ) => {
    const body = { game_id, round_num: 1, question_num, answer, ...more };
    return person.ask(saveAnswer, { body, headers: numbered(seq) });
  };
  const submit = (
    person: TestPlayer,
    answers: string[][],
    key?: string,
    { round = '1', seq, ...more }: { round?: string; seq?: number } & Partial<BodyOf<typeof submitRound>> = {},
  ) =>
    person.ask(submitRound, {
      params: { ...params, round },
      body: { doubled: false, answers, ...more },
      headers: { ...(key !== undefined && { 'idempotency-key': key }), ...numbered(seq) },
    });
  const double = (
    person: TestPlayer,
    doubled: boolean,
    { round = '1', seq, teamid }: { round?: string; seq?: number; teamid?: string | undefined } = {},
  ) => person.ask(setDouble, { params: { ...params, round }, body: { doubled, teamid }, headers: numbered(seq) });
  const reset = () => host.call(hostResetSubmission, { params: { ...params, team: teamid, round: '1' } });
  await start(1);
  const questions = questionsOf(1);
  const played = { ...console, start, ask, save, submit, double, reset };
  return { game_id, host, team_code, captain, member, rival, questions, ...played };
}

const full = [['Paris'], ['Pretoria', 'Cape Town'], ['Lima']];

test('CALL-24 OPEN-33 the captain’s answer is kept, as a list or as a single text, and teammates see it', async () => {
  const { captain, member, rival, game_id, save, questions } = await startedGame();
  const connection = await member.connect(game_id, await member.load(game_id));
  expect(await save(captain, 0, 'Paris')).toMatchObject({ status: 200, body: { status: 'saved', answer: ['Paris'] } });
  expect((await save(captain, 1, ['', 'Cape Town'])).body.answer).toEqual(['', 'Cape Town']);
  const said = await connection.until('CAPTAIN_SUGGEST', 2);
  expect(said.data).toMatchObject({ question_id: questions[1], answers: ['', 'Cape Town'] });
  const view = await member.load(game_id);
  expect(view.suggested).toEqual({ [questions[0] ?? '']: ['Paris'], [questions[1] ?? '']: ['', 'Cape Town'] });
  expect(view.round?.asked.map(({ answers }) => answers)).toEqual([['Paris'], ['', 'Cape Town'], ['']]);
  expect((await rival.load(game_id)).suggested).toEqual({});
});

test('H19 G9 the latest write of a client wins, in whatever order its requests arrive', async () => {
  const { captain, save } = await startedGame();
  expect((await save(captain, 0, 'newer', { seq: 2 })).body.answer).toEqual(['newer']);
  expect((await save(captain, 0, 'older', { seq: 1 })).body.answer).toEqual(['newer']);
  expect((await save(captain, 0, 'again', { seq: 2 })).body.answer).toEqual(['newer']);
  expect((await save(captain, 0, 'newest', { seq: 3 })).body.answer).toEqual(['newest']);
});

test('H19 G18 a load tells a client its own last write number, and nobody else’s', async () => {
  const { captain, rival, game_id, save, double } = await startedGame();
  expect(await captain.load(game_id)).not.toHaveProperty('answer_seq');
  await save(captain, 0, 'first', { seq: 7 });
  await save(captain, 1, 'second', { seq: 9 });
  await save(captain, 0, 'older', { seq: 5 });
  expect(await captain.load(game_id)).toMatchObject({ answer_seq: 9 });
  expect(await rival.load(game_id)).not.toHaveProperty('answer_seq');
  await double(captain, true, { seq: 12 });
  expect(await captain.load(game_id)).toMatchObject({ answer_seq: 12 });
});

test('ROUND-04 an inherited answer is kept only where the team has none', async () => {
  const { captain, game_id, start, save } = await startedGame();
  await start(2);
  const give = (question_num: number, answer: string, inherited = false) =>
    save(captain, question_num, answer, { round_num: 2, inherited });
  expect((await give(0, 'car', true)).body).toMatchObject({ status: 'saved', answer: ['car'] });
  await give(0, '');
  // An answer that somebody has emptied counts as given.
  expect((await give(0, 'car', true)).body).toMatchObject({ status: 'saved', answer: [''] });
  await give(1, 'plane');
  expect((await give(1, 'car', true)).body).toMatchObject({ status: 'saved', answer: ['plane'] });
  expect((await captain.load(game_id)).round?.asked.map(({ answers }) => answers)).toEqual([[''], ['plane']]);
});

test('H24 an answer to a question that has another place now is refused; the answers stay with their questions', async () => {
  const { captain, recall, save, questions } = await startedGame();
  const [first = '', second = ''] = questions;
  expect(await save(captain, 0, 'x', { question_id: second })).toMatchObject({ status: 409 });
  await recall(1, 0);
  expect(await save(captain, 0, 'x', { question_id: first })).toMatchObject({ status: 409 });
  expect(await save(captain, 1, ['a', 'b'], { question_id: second })).toMatchObject({ status: 200 });
});

test('ROLE-11 H26 ROUND-05 OPEN-98 only the captain of the team answers, submits and doubles', async () => {
  const { captain, member, game_id, save, submit, double } = await startedGame();
  const guest = await guestIn(world, game_id);
  const stranger = await world.player('Sam');
  const captainOnly = 'Only the captain can do this.';
  for (const [person, detail] of [
    [member, captainOnly],
    [guest, captainOnly],
    [stranger, 'You have not joined this game.'],
  ] as const) {
    expect(await save(person, 0, 'x')).toMatchObject({ status: 403, detail });
    expect(await submit(person, full)).toMatchObject({ status: 403, detail });
    expect(await double(person, true)).toMatchObject({ status: 403, detail });
  }
  expect(await submit(captain, full)).toMatchObject({ status: 200 });
});

test('CALL-25 S8 ROUND-07 OPEN-35 a submission is folded, with repeated answers blanked; its ids say whose answer is whose', async () => {
  const { captain, game_id, questions, submit } = await startedGame();
  const [first = '', second = ''] = questions;
  const question_ids = [second, first];
  const { body } = await submit(captain, [['Pretoria', 'pretoria'], [' PARIS ']], undefined, { question_ids });
  expect(body.submission.answers).toEqual([['paris'], ['pretoria', ''], ['']]);
  const view = await captain.load(game_id);
  expect(view.submitted['1']).toEqual(body.submission);
  expect(view.round).toMatchObject({ submitted: true });
});

test('unsaved answers are saved with the submission, and outlive its withdrawal', async () => {
  const { captain, member, game_id, questions, save, submit, reset, close } = await startedGame();
  const ids = { question_ids: questions, unsaved: questions };
  await save(captain, 0, 'Paris');
  const connection = await member.connect(game_id, await member.load(game_id));
  await submit(captain, [['paris'], ['pretoria', ''], ['']], 'submission-1', ids);
  await connection.until('TEAM_SUBMITTED');
  const received = connection.heard.filter(({ data }) => data.type === 'CAPTAIN_SUGGEST');
  expect(received).toMatchObject([{ data: { answers: ['pretoria', ''] } }]);
  await reset();
  const entries = async () => (await captain.load(game_id)).round?.asked.map(({ answers, late }) => [...answers, late]);
  expect(await entries()).toEqual([
    ['Paris', undefined],
    ['pretoria', '', undefined],
    ['', undefined],
  ]);
  // Older than an answer that another device has saved meanwhile.
  await submit(captain, [['lyon'], ['pretoria', ''], ['']], 'submission-3', { ...ids, unsaved: [] });
  await reset();
  expect((await entries())?.[0]).toEqual(['Paris', undefined]);
  await close();
  world.clock.pass(closeGraceMs + 1);
  await submit(captain, [['paris'], ['durban', ''], ['lima']], 'submission-2', ids);
  await reset();
  expect(await entries()).toEqual([
    ['Paris', undefined],
    ['durban', '', true],
    ['lima', true],
  ]);
});

test('H19 a submission counts among its client’s writes: writes that it overtook stay ignored, even after its withdrawal', async () => {
  const { captain, game_id, questions, save, submit, reset } = await startedGame();
  const ids = { question_ids: questions, unsaved: questions };
  const stands = async () => {
    await reset();
    return (await captain.load(game_id)).round?.asked.map(({ answers }) => answers[0]);
  };
  await submit(captain, [['rome'], [], []], 'submission-1', { seq: 5, ...ids });
  expect(await stands()).toEqual(['rome', '', '']);
  // Written before the submission, and slower.
  expect((await save(captain, 0, 'Rom', { seq: 4 })).body).toMatchObject({ status: 'saved', answer: ['rome'] });
  expect((await save(captain, 0, 'Roma', { seq: 6 })).body).toMatchObject({ status: 'saved', answer: ['Roma'] });
  // The other way round: the submission is slower than a later write.
  await submit(captain, [['rom'], ['cape town'], []], 'submission-2', { seq: 3, ...ids });
  expect(await stands()).toEqual(['Roma', 'cape town', '']);
});

test('H19 a submitted answer counts as of when it was written: a later write of another tab stays', async () => {
  const { captain, game_id, questions, save, submit, reset } = await startedGame();
  const [first = '', second = '', third = ''] = questions;
  const ids = { question_ids: [first, second, third], unsaved: [second, first, third] };
  await save(captain, 0, 'newer', { seq: 6 });
  await save(captain, 1, 'older', { seq: 3 });
  const answers = [['older'], ['newer'], ['lima']];
  const { body } = await submit(captain, answers, 'submission-1', { ...ids, unsaved_seq: [5, 4, 0], seq: 7 });
  expect(body.submission.answers).toEqual([['older'], ['newer', ''], ['lima']]);
  await reset();
  const { round } = await captain.load(game_id);
  expect(round?.asked.map(({ answers }) => answers[0])).toEqual(['newer', 'newer', 'lima']);
  // It does not block a later write.
  expect((await save(captain, 1, 'newest', { seq: 6 })).body.answer).toEqual(['newest', '']);
});

test('H20 G8 the same submission id gives the same reply and one effect; another id gets 409 with the record', async () => {
  const { captain, member, game_id, submit } = await startedGame();
  const connection = await member.connect(game_id, await member.load(game_id));
  const key = 'submission-1';
  const replies = await Promise.all(Array.from({ length: 5 }, () => submit(captain, full, key)));
  const [first] = replies;
  for (const reply of replies) expect([reply.status, reply.body]).toEqual([200, first?.body]);
  // Also with another body: the id marks it as a repeat.
  expect((await submit(captain, [['Rome']], key)).body).toEqual(first?.body);
  const other = await submit(captain, [['Rome']], 'submission-2');
  expect(other).toMatchObject({ status: 409, detail: 'Your team has already submitted this round.' });
  expect(other.body.submission).toEqual(first?.body.submission);
  // Without an id, only the same content is a repeat.
  expect(await submit(captain, full)).toMatchObject({ status: 200 });
  expect(await submit(captain, [['Rome']])).toMatchObject({ status: 409 });
  connection.send('thump thump|9999');
  await connection.until('THUMP');
  expect(connection.types().filter((type) => type === 'SUBMIT_ANSWER')).toHaveLength(1);
});

test('MSG-RECALL-b a recall withdraws the submission and keeps it: the round can be submitted again, the old id is refused', async () => {
  const { captain, recall, game_id, submit, save } = await startedGame();
  await save(captain, 0, 'Paris');
  expect(await submit(captain, full, 'submission-1')).toMatchObject({ status: 200 });
  await recall(1, 2);
  const view = await captain.load(game_id);
  expect(view.submitted).toEqual({});
  expect(view.round).toMatchObject({ submitted: false });
  expect(view.round?.asked.map(({ answers }) => answers)).toEqual([['Paris'], ['', '']]);
  // A phone that lost the reply sends it again. A "success" would show a submission that does not exist.
  const detail = 'The questions have just changed. Please check your answers.';
  expect(await submit(captain, full, 'submission-1')).toMatchObject({ status: 409, detail });
  expect((await captain.load(game_id)).submitted).toEqual({});
  expect(await submit(captain, full.slice(0, 2), 'submission-2')).toMatchObject({ status: 200 });
  const rows = await world.server.context.store.db
    .selectFrom('submissions')
    .select('withdrawn_at')
    .where('game_id', '=', game_id)
    .execute();
  expect(rows.map(({ withdrawn_at }) => withdrawn_at === null).sort()).toEqual([false, true]);
});

test('S3 a question that is asked again brings each team its old answer, as a load does', async () => {
  const { captain, member, rival, ask, recall, game_id, questions, save } = await startedGame();
  const [question_id = ''] = questions;
  await save(captain, 0, 'Paris');
  const suggested = { game_id, round_index: 0, q_idx: 0, suggestion: 'Lyon', question_id };
  await member.call(suggestAnswer, { body: suggested });
  await recall(1, 0);
  const [connection, other] = await connectionsOf(game_id, captain, rival);
  await ask(1, 0);
  expect(await heardBy(connection)).toEqual(['ASK', 'CAPTAIN_SUGGEST', 'SUGGEST']);
  expect(connection.heard[1]?.data).toMatchObject({ question_id, answers: ['Paris'] });
  expect(connection.heard[2]?.data).toMatchObject({
    question_id,
    suggestion: { player_name: 'Ben', suggestion: 'Lyon' },
  });
  expect(await heardBy(other)).toEqual(['ASK']);
  expect((await captain.load(game_id)).round?.asked.at(-1)).toMatchObject({ question_id, answers: ['Paris'] });
});

test('H22 G16 OPEN-34 answers count until three seconds after the close; later ones are kept as late, with status 200', async () => {
  const { captain, rival, close, save, submit, game_id, host } = await startedGame();
  await close();
  world.clock.pass(closeGraceMs);
  expect((await save(captain, 0, 'Paris')).body.status).toBe('saved');
  expect((await submit(captain, full)).body.status).toBe('success');
  world.clock.pass(1);
  expect(await save(rival, 0, 'Rome')).toMatchObject({ status: 200, body: { status: 'late', answer: ['Rome'] } });
  // A load in between shows it as late: it must not look lost.
  const between = await rival.load(game_id);
  expect(between.round?.asked[0]).toMatchObject({ answers: ['Rome'], late: true });
  // A load does not show it as the team's answer either.
  expect(between.suggested).toEqual({});
  expect((await captain.load(game_id)).round?.asked[0]?.late).toBeUndefined();
  const late = await submit(rival, full, 'late-submission');
  expect(late).toMatchObject({ status: 200, body: { status: 'late', submission: { late: true } } });
  const view = await rival.load(game_id);
  expect(view.submitted['1']).toMatchObject({ late: true });
  const { teams } = await host.hostLoad(game_id);
  const lateOf = (name: string) => teams.find(({ team_name }) => team_name === name)?.submitted['1']?.late;
  expect([lateOf('The Foxes'), lateOf('The Rivals')]).toEqual([false, true]);
});

test('OPEN-32 OPEN-34 answers to an earlier round or after the end are late; before the first question they are refused', async () => {
  const { captain, rival, start, endGame, save, submit } = await startedGame();
  await start(2);
  expect((await save(captain, 0, 'Paris')).body.status).toBe('late');
  await endGame();
  world.clock.pass(closeGraceMs + 1);
  expect((await submit(rival, [['x'], ['y']], undefined, { round: '2' })).body.status).toBe('late');
  expect(await submit(rival, full, undefined, { round: '9' })).toMatchObject({ status: 404 });

  const fresh = await world.game();
  const early = await captainIn(world, 'Eve', fresh.code, 'Early Birds');
  const body = { game_id: fresh.game_id, round_num: 1, question_num: 0, answer: 'x' };
  expect(await early.ask(saveAnswer, { body })).toMatchObject({ status: 409 });
  const tooEarly = await early.ask(submitRound, {
    params: { id: fresh.game_id, round: '1' },
    body: { doubled: false, answers: [] },
  });
  expect(tooEarly).toMatchObject({ status: 409, detail: 'Submissions are not open yet.' });
});

test('CALL-26 ROUND-06 ROLE-07 ROLE-11 a suggestion reaches the player’s own team, and a newer one replaces it', async () => {
  const { captain, member, rival, game_id } = await startedGame();
  const send = (suggestion: string, q_idx = 0) =>
    member.ask(suggestAnswer, { body: { game_id, round_index: 0, q_idx, suggestion } });
  expect(await send('Rome')).toMatchObject({ status: 200 });
  expect(await send(' Paris ')).toMatchObject({ status: 200 });
  const view = await captain.load(game_id);
  expect(view.round?.asked[0]?.suggestions).toMatchObject([{ player_name: 'Ben', suggestion: 'Paris' }]);
  expect((await rival.load(game_id)).round?.asked[0]?.suggestions).toEqual([]);
  expect(await send('x'.repeat(suggestionMaxLength + 1))).toMatchObject({ status: 400 });
  expect(await send('  ')).toMatchObject({ status: 400 });
  expect(await send('x', 7)).toMatchObject({ status: 409 });
});

test('CALL-27 a round is doubled and undoubled while open; submit’s doubled is the final value', async () => {
  const { captain, rival, game_id, start, open, close, endRound, submit, double } = await startedGame();
  expect((await double(captain, true)).body).toEqual({ status: 'success', doubled: true });
  expect((await captain.load(game_id)).round?.doubled).toBe(true);
  expect((await submit(captain, full)).body.submission.doubled).toBe(false);
  expect((await captain.load(game_id)).round?.doubled).toBe(false);
  await close();
  world.clock.pass(closeGraceMs + 1);
  expect(await double(rival, true)).toMatchObject({ status: 409 });
  await open();
  expect(await double(rival, true)).toMatchObject({ status: 200 });
  await endRound();
  await start(2);
  await expectRefusal(double(captain, true, { round: '2' }), 409, 'This round cannot be doubled.');
});

test('H19 the latest double of a client wins in any order of arrival, also after a withdrawn submission', async () => {
  const { captain, member, game_id, submit, reset, ...all } = await startedGame();
  const double = (doubled: boolean, seq?: number) => all.double(captain, doubled, seq === undefined ? {} : { seq });
  const connection = await member.connect(game_id, await member.load(game_id));
  expect((await double(false, 2)).body).toEqual({ status: 'success', doubled: false });
  // Pressed before it, and slower: the reply is the current state, and no message is sent.
  expect((await double(true, 1)).body).toEqual({ status: 'success', doubled: false });
  expect((await double(true, 3)).body).toEqual({ status: 'success', doubled: true });
  expect((await double(false, 3)).body).toEqual({ status: 'success', doubled: true });
  expect((await captain.load(game_id)).round?.doubled).toBe(true);
  // Writes without a number always count.
  expect((await double(false)).body).toEqual({ status: 'success', doubled: false });
  expect(await connection.until('SET_DOUBLE', 2)).toMatchObject({ data: { doubled: false } });

  await submit(captain, full, 'submission-1', { seq: 5, doubled: true });
  await reset();
  expect((await double(false, 4)).body).toEqual({ status: 'success', doubled: true });
  // A submission that is slower than a double does not take its number.
  expect((await double(false, 8)).body).toEqual({ status: 'success', doubled: false });
  await submit(captain, full, 'submission-2', { seq: 6, doubled: false });
  await reset();
  expect((await double(true, 7)).body).toEqual({ status: 'success', doubled: false });
});

test('H19 each client numbers its own doubles: a new captain’s first one counts', async () => {
  const { captain, member, game_id, team_code, double } = await startedGame();
  expect((await double(captain, true, { seq: 8 })).body).toEqual({ status: 'success', doubled: true });
  const { player_code } = member;
  await captain.call(promoteCaptain, { params: { id: game_id, team: team_code }, body: { player_code } });
  expect((await double(member, false, { seq: 1 })).body).toEqual({ status: 'success', doubled: false });
  expect(await member.load(game_id)).toMatchObject({ answer_seq: 1 });
});

test('H21 what was written for another team is refused, whatever it is, and becomes nobody’s; without a team it is as before', async () => {
  const { game_id, host, captain, member, rival, questions, save, submit, double } = await startedGame();
  const params = { id: game_id };
  const before = await captain.load(game_id);
  const [foxes, rivals] = [before.team?.teamid, (await rival.load(game_id)).team?.teamid ?? ''];
  const suggest = (teamid?: string) =>
    member.ask(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 1, suggestion: 'Durban', teamid } });
  const at = { question_id: questions[0] ?? '' };
  expect(await save(captain, 0, 'Paris', { ...at, teamid: foxes })).toMatchObject({ status: 200 });
  expect(await suggest(foxes)).toMatchObject({ status: 200 });
  // Their team is no more: they are on the Rivals now, Ada as their captain, and their phones do not know it yet.
  for (const who of [captain, member]) {
    const { player_code } = (await who.load(game_id)).me;
    await host.call(hostMovePlayer, { params: { ...params, player: player_code }, body: { teamid: rivals } });
  }
  const handing = { params: { ...params, team: rivals }, body: { player_code: before.me.player_code } };
  await host.call(hostHandCaptaincy, handing);

  const moved = 'You are on another team now. This was for the other one: only your phone has it.';
  await expectRefusal(save(captain, 0, 'Lyon', { ...at, teamid: foxes }), 409, moved);
  await expectRefusal(submit(captain, full, 'submission-1', { teamid: foxes }), 409, moved);
  await expectRefusal(double(captain, true, { teamid: foxes }), 409, moved);
  await expectRefusal(suggest(foxes), 409, moved);
  const view = await captain.load(game_id);
  expect(view.team?.teamid).toBe(rivals);
  expect(view.round).toMatchObject({ submitted: false, doubled: false });
  expect(view.round?.asked.map(({ answers, suggestions }) => [answers.join(''), suggestions])).toEqual([
    ['', []],
    ['', []],
    ['', []],
  ]);
  // A client that does not say whom it writes for, and one that says the team it is on.
  expect(await save(captain, 0, 'Lyon', at)).toMatchObject({ status: 200 });
  expect(await save(captain, 0, 'Paris', { ...at, teamid: rivals })).toMatchObject({ status: 200 });
  expect(await submit(captain, full, 'submission-1', { teamid: rivals })).toMatchObject({ status: 200 });
});
