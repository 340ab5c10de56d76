import { type FeedbackTarget, feedbackNotesMaxLength, negativeTags, positiveTags } from '@snug/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FakeAnswers, fakeClient, offline, refuses } from '../fake/index.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { systemRandom } from '../seams.ts';
import { createFeedback, type FeedbackTag, isFeedbackDue } from './feedback.ts';

const robin: FeedbackTarget = { userid: 'h-robin', name: 'Robin' };
const sam: FeedbackTarget = { userid: 'h-sam', name: 'Sam' };

function feedbackWith(answers: FakeAnswers = {}) {
  const sent: unknown[] = [];
  const client = fakeClient({
    answers: {
      needFeedback: [robin],
      sendFeedback: ({ body }) => {
        sent.push(body);
        return { status: 'success' };
      },
      ...answers,
    },
  });
  return { sent, feedback: createFeedback(client, { gameId: 'g1', playerCode: 'p-ada' }) };
}

async function rating(answers: FakeAnswers = {}) {
  const world = feedbackWith(answers);
  await world.feedback.start();
  return world;
}

const alreadyRated = refuses(409, 'You have already rated this quizmaster.');

test('OPEN-55 quizmasters can be rated once the game is over, by a player who may rate', () => {
  const due = (status: string, feedback_eligible: boolean) => isFeedbackDue({ status, feedback_eligible });
  expect([due('ended', true), due('finalized', true)]).toEqual([true, true]);
  expect([due('ended', false), due('finalized', false), due('live', true), due('', true)]).toEqual(
    Array(4).fill(false),
  );
});

test('with nobody to rate nothing is shown', async () => {
  const { feedback } = feedbackWith({ needFeedback: [] });
  expect(feedback.get()).toEqual({ step: 'loading' });
  await feedback.start();
  expect(feedback.get()).toEqual({ step: 'nothing' });
});

test('a failed load of the quizmasters is shown, and start tries again', async () => {
  let isDown = true;
  const { feedback } = await rating({ needFeedback: () => (isDown ? offline() : [robin]) });
  expect(feedback.get()).toEqual({ step: 'failed' });
  isDown = false;
  await feedback.start();
  expect(feedback.get()).toMatchObject({ step: 'rating', host: robin });
});

test('LIMIT-05 stars are 1 to 5, and each number offers its tags', async () => {
  const { feedback } = await rating();
  expect(feedback.get()).toMatchObject({ stars: undefined, offered: [], thanked: false });
  for (const wrong of [0, 6, -1, 2.5, Number.NaN]) feedback.setStars(wrong);
  expect(feedback.get()).toMatchObject({ stars: undefined });
  for (const stars of [1, 2, 3]) {
    feedback.setStars(stars);
    expect(feedback.get()).toMatchObject({ stars, offered: negativeTags });
  }
  for (const stars of [4, 5]) {
    feedback.setStars(stars);
    expect(feedback.get()).toMatchObject({ stars, offered: positiveTags });
  }
});

test('tags toggle, and are cleared when the stars cross the boundary between praise and blame', async () => {
  const allTags: FeedbackTag[] = [...new Set([...positiveTags, ...negativeTags])];
  const press = fc.oneof(
    fc.record({ stars: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ tag: fc.constantFrom(...allTags) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(press, { maxLength: 30 }), async (presses) => {
      const { feedback } = await rating();
      let [stars, tags]: [number | undefined, FeedbackTag[]] = [undefined, []];
      for (const each of presses) {
        if ('stars' in each) {
          feedback.setStars(each.stars);
          if (stars === undefined || stars > 3 !== each.stars > 3) tags = [];
          stars = each.stars;
        } else {
          feedback.toggle(each.tag);
          const fitting: readonly FeedbackTag[] = stars === undefined ? [] : stars > 3 ? positiveTags : negativeTags;
          if (tags.includes(each.tag)) tags = tags.filter((tag) => tag !== each.tag);
          else if (fitting.includes(each.tag)) tags = [...tags, each.tag];
        }
        expect(feedback.get()).toMatchObject({ stars, tags });
      }
    }),
  );
});

test('notes are cut to a thousand characters, never inside a character', async () => {
  const { feedback } = await rating();
  feedback.write('🦊'.repeat(feedbackNotesMaxLength + 5));
  expect(feedback.get()).toMatchObject({ notes: '🦊'.repeat(feedbackNotesMaxLength) });
  feedback.write('Good fun\ud83d ');
  expect(feedback.get()).toMatchObject({ notes: 'Good fun\ufffd ' });
});

test('without stars nothing is sent; with stars, one host after another is rated, with thanks', async () => {
  const { feedback, sent } = await rating({ needFeedback: [robin, sam] });
  await feedback.submit();
  expect(sent).toEqual([]);
  feedback.setStars(5);
  feedback.toggle('Funny');
  feedback.write('Lovely.');
  await feedback.submit();
  expect(feedback.get()).toEqual({
    ...{ step: 'rating', host: sam, stars: undefined, offered: [], tags: [], notes: '' },
    ...{ busy: false, failed: false, thanked: true },
  });
  feedback.setStars(2);
  await feedback.submit();
  expect(feedback.get()).toEqual({ step: 'thanks' });
  expect(sent).toEqual([
    { userid: 'h-robin', player_code: 'p-ada', stars: 5, tags: ['Funny'], notes: 'Lovely.' },
    { userid: 'h-sam', player_code: 'p-ada', stars: 2, tags: [], notes: '' },
  ]);
});

test('after a failure the form is open again with its content, and can be sent later', async () => {
  let isDown = true;
  const { feedback } = await rating({ sendFeedback: () => (isDown ? offline() : { status: 'success' }) });
  feedback.setStars(4);
  feedback.toggle('Other');
  feedback.write('Loud.');
  const before = feedback.get();
  await feedback.submit();
  expect(feedback.get()).toEqual({ ...before, failed: true });
  isDown = false;
  await feedback.submit();
  expect(feedback.get()).toEqual({ step: 'thanks' });
});

test('while it is being sent nothing changes and nothing is sent twice', async () => {
  const reply = Promise.withResolvers<{ status: string }>();
  let sends = 0;
  const { feedback } = await rating({
    sendFeedback: () => {
      sends++;
      return reply.promise;
    },
  });
  feedback.setStars(4);
  const both = Promise.all([feedback.submit(), feedback.submit()]);
  feedback.setStars(1);
  feedback.write('Hm.');
  await feedback.start();
  expect(feedback.get()).toMatchObject({ step: 'rating', busy: true, stars: 4, notes: '' });
  reply.resolve({ status: 'success' });
  await both;
  expect([sends, feedback.get()]).toEqual([1, { step: 'thanks' }]);
});

test('CALL-39 a host rated in another tab is skipped without a second rating', async () => {
  let left = [robin, sam];
  const { feedback } = await rating({ needFeedback: () => left, sendFeedback: alreadyRated });
  feedback.setStars(4);
  left = [sam];
  await feedback.submit();
  expect(feedback.get()).toMatchObject({ step: 'rating', host: sam, stars: undefined, thanked: false });
  feedback.setStars(4);
  left = [];
  await feedback.submit();
  expect(feedback.get()).toEqual({ step: 'nothing' });
});

test('after a refusal for another reason, the form is open again', async () => {
  const { feedback } = await rating({ sendFeedback: alreadyRated });
  feedback.setStars(4);
  await feedback.submit();
  expect(feedback.get()).toMatchObject({ step: 'rating', host: robin, stars: 4, busy: false, failed: true });
});

test('loading again keeps the form’s content', async () => {
  const { feedback } = await rating({ needFeedback: [robin, sam] });
  feedback.setStars(3);
  feedback.write('Slow');
  const before = feedback.get();
  await feedback.start();
  expect(feedback.get()).toBe(before);
});

test('what is chosen and written survives a reload, for this game, player and host alone; sending removes it', async () => {
  const client = fakeClient({ answers: { needFeedback: [robin, sam], sendFeedback: { status: 'success' } } });
  const opened = async (gameId = 'g1', playerCode = 'p-ada') => {
    const feedback = createFeedback(client, { gameId, playerCode });
    await feedback.start();
    return feedback;
  };
  const before = await opened();
  before.setStars(2);
  before.toggle('Rude');
  before.write('Half a no');
  const typed = { host: robin, stars: 2, offered: negativeTags, tags: ['Rude'], notes: 'Half a no' };
  const after = await opened();
  expect(after.get()).toMatchObject(typed);
  for (const other of [await opened('g2'), await opened('g1', 'p-ben')]) {
    expect(other.get()).toMatchObject({ host: robin, stars: undefined, tags: [], notes: '' });
  }
  await after.submit();
  expect(after.get()).toMatchObject({ host: sam, stars: undefined, notes: '' });
  expect((await opened()).get()).toMatchObject({ host: robin, stars: undefined, notes: '' });
  expect(client.storage.session.keys('snug_typed_feedback_')).toEqual([]);
});

test.each(['{', 'null', '[]', '{"stars":6,"tags":[],"notes":""}', '{"stars":2,"tags":{},"notes":""}'])(
  'H68 a kept rating that is corrupt, %s, is as good as none',
  async (text) => {
    const client = fakeClient({ answers: { needFeedback: [robin] } });
    client.storage.session.set('snug_typed_feedback_g1_p-ada_h-robin', text);
    const feedback = createFeedback(client, { gameId: 'g1', playerCode: 'p-ada' });
    await feedback.start();
    expect(feedback.get()).toMatchObject({ step: 'rating', stars: undefined, tags: [], notes: '' });
  },
);

test('H68 of a kept rating no tag of the other side is taken over, and no note that is too long', async () => {
  const client = fakeClient({ answers: { needFeedback: [robin] } });
  const kept = { stars: 5, tags: ['Rude', 'Other', 7], notes: 'x'.repeat(feedbackNotesMaxLength + 1) };
  client.storage.session.set('snug_typed_feedback_g1_p-ada_h-robin', JSON.stringify(kept));
  const feedback = createFeedback(client, { gameId: 'g1', playerCode: 'p-ada' });
  await feedback.start();
  expect(feedback.get()).toMatchObject({ stars: 5, tags: ['Other'], notes: 'x'.repeat(feedbackNotesMaxLength) });
});

/** A game that has ended a moment ago, on a phone whose random number is this. */
function justEnded(fraction: number) {
  const clock = virtualClock();
  const client = fakeClient({ answers: { needFeedback: [robin] } });
  const random = { ...systemRandom, fraction: () => fraction };
  const feedback = createFeedback(client, { gameId: 'g1', playerCode: 'p-ada', hasJustEnded: true, clock, random });
  return { clock, client, feedback, asked: () => client.sent('needFeedback').length };
}

test('the room does not ask at once: right after the end each waits for another time, of two seconds at most', async () => {
  for (const [fraction, ms] of [
    [0, 0],
    [0.25, 500],
    [0.999, 1_998],
  ] as const) {
    const { clock, feedback, asked } = justEnded(fraction);
    void feedback.start();
    if (ms > 0) {
      await clock.pass(ms - 1);
      expect([asked(), feedback.get()]).toEqual([0, { step: 'loading' }]);
    }
    await clock.pass(ms > 0 ? 1 : 0);
    await expect.poll(() => feedback.get().step).toBe('rating');
    expect(asked()).toBe(1);
  }
});

test('somebody who leaves while it waits asks nothing; coming back waits anew', async () => {
  const { clock, feedback, asked } = justEnded(0.5);
  void feedback.start();
  await clock.pass(400);
  feedback.stop();
  expect(clock.pending()).toBe(0);
  await clock.pass(5_000);
  expect(asked()).toBe(0);
  void feedback.start();
  await clock.pass(1_000);
  expect(asked()).toBe(1);
  feedback.stop();
  await feedback.start();
  expect(asked()).toBe(2);
});
