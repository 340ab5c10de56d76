import { closeGraceMs, saveAnswer, submitRound } from '@snug/contract';
import { connectionOf, consoleOf, gameWithFoxes, heardBy, worldOfFile } from '@snug/testing/server';
import { expect, test, vi } from 'vitest';

const world = worldOfFile();

/** A closed round in which the foxes have saved an answer and submitted nothing. */
async function closedWithAnswer() {
  const { game_id, host, ada } = await gameWithFoxes(world);
  const console = await consoleOf(host, game_id);
  await console.start(1);
  await console.ask(1, 0);
  await ada.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: 'paris' } });
  await console.close();
  const submit = () =>
    ada.ask(submitRound, { params: { id: game_id, round: '1' }, body: { doubled: false, answers: [['lyon']] } });
  const foxes = async () => (await console.load()).teams[0];
  return { game_id, ada, submit, foxes, ...console };
}

/** Time passes until the server looks for closed rounds. */
const untilLook = () => world.clock.pass(1_000);

test('what is saved is handed in once the grace is over', async () => {
  const { game_id, ada, foxes } = await closedWithAnswer();
  const connection = await connectionOf(ada, game_id);
  untilLook();
  expect(await heardBy(connection)).toEqual([]);
  world.clock.pass(closeGraceMs);
  untilLook();
  expect((await connection.until('SUBMIT_ANSWER')).data).toMatchObject({
    submission: { at_close: true, late: false, answers: [['paris']] },
  });
  await connection.until('TEAM_SUBMITTED');
  expect((await foxes())?.submitted['1']).toMatchObject({ at_close: true });
});

test('OPEN-34 a submission that arrives between the grace and the hand-in is late beside it', async () => {
  const { submit, foxes, acceptLate } = await closedWithAnswer();
  world.clock.pass(closeGraceMs + 1);
  expect(await submit()).toMatchObject({ status: 200, body: { status: 'late' } });
  untilLook();
  await vi.waitFor(async () =>
    expect(await foxes()).toMatchObject({
      submitted: { 1: { at_close: true, late: false, answers: [['paris']] } },
      late_submitted: { 1: { late: true, answers: [['lyon']] } },
    }),
  );
  await acceptLate('The Foxes', 1);
  const after = await foxes();
  expect(after?.submitted['1']).toMatchObject({ late: false, answers: [['lyon']] });
  expect(after).not.toHaveProperty('late_submitted');
});
