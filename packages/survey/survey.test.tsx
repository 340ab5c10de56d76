import { playerSurveys } from '@snug/client';
import { type FakeAnswers, fakeClient, never, offline, refuses, unsigned } from '@snug/client/fake';
import { type NextSurvey, type Survey as Question, surveyLoadingMs } from '@snug/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Survey } from './survey.tsx';

const choice: Question = { surveyid: 's1', question_text: 'Tea or coffee?', options: ['Tea', 'Coffee'] };
const free: Question = { surveyid: 's2', question_text: 'Best crisps?', options: [] };
const isNext = (survey: Question | null, count = survey ? 2 : 0): NextSurvey => ({ count, survey });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lets the two seconds of loading pass. */
const loaded = () => vi.advanceTimersByTimeAsync(surveyLoadingMs + 50);

async function show(
  answers: FakeAnswers = {},
  options: { preview?: boolean; client?: ReturnType<typeof fakeClient> } = {},
) {
  const client =
    options.client ??
    fakeClient({
      answers: {
        nextSurvey: isNext(choice),
        answerSurvey: isNext(free, 1),
        seeSurvey: { status: 'success' },
        ...answers,
      },
    });
  const source = playerSurveys(client);
  const screen = await render(<Survey source={source} preview={options.preview ?? false} />);
  return { client, screen };
}

async function open(answers: FakeAnswers = {}, options: Parameters<typeof show>[1] = {}) {
  const shown = await show(answers, options);
  await loaded();
  return shown;
}

const question = (text: string) => page.getByRole('heading', { level: 2, name: text, exact: true });
const option = (name: string) => page.getByRole('radio', { name, exact: true });
const box = () => page.getByRole('textbox');
const submit = () => page.getByRole('button', { name: 'Submit', exact: true });
const skip = () => page.getByRole('button', { name: 'Skip', exact: true });

test('SURVEY-02 LIMIT-12 a loading state shows for two seconds, however fast the question comes', async () => {
  await show();
  await vi.advanceTimersByTimeAsync(surveyLoadingMs - 1);
  await expect.element(page.getByRole('status')).toMatchTextContent('Finding a question…');
  expect(question('Tea or coffee?').elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(51);
  await expect.element(question('Tea or coffee?')).toBeVisible();
  expect(page.getByRole('status').elements()).toEqual([]);
});

test('SURVEY-03 CALL-60 an available question shows its text, once, and which of today’s it is', async () => {
  const { client, screen } = await open();
  expect(client.sent('nextSurvey')).toHaveLength(1);
  await expect.element(question('Tea or coffee?')).toBeVisible();
  expect(screen.container.textContent?.split('Tea or coffee?')).toHaveLength(2);
  await expect.element(page.getByRole('group', { name: 'Tea or coffee?' })).toBeVisible();
  await expect.element(page.getByText('1 of 2', { exact: true })).toBeVisible();
});

test('SURVEY-04 without options the answer is a free-text box, named by the question', async () => {
  await open({ nextSurvey: isNext(free) });
  await expect.element(page.getByRole('textbox', { name: 'Best crisps?', exact: true })).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
});

test('SURVEY-05 CALL-61 with options the answer is a choice of one of them', async () => {
  const { client } = await open();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await option('Tea').click();
  await option('Coffee').click();
  await expect.element(option('Tea')).not.toBeChecked();
  await submit().click();
  expect(client.sent('answerSurvey').map(({ params, body }) => [params, body])).toEqual([
    [{ id: 's1' }, { response: 'Coffee' }],
  ]);
});

test.each([
  ['an option', choice, () => option('Tea').click()],
  ['a text', free, () => box().fill('Salt')],
])('SURVEY-06 Submit is disabled until there is %s', async (_, survey, answer) => {
  await open({ nextSurvey: isNext(survey) });
  await expect.element(submit()).toBeDisabled();
  await answer();
  await expect.element(submit()).toBeEnabled();
});

test('SURVEY-06 blanks are no answer', async () => {
  await open({ nextSurvey: isNext(free) });
  await box().fill('   ');
  await expect.element(submit()).toBeDisabled();
});

test('SURVEY-07 Enter in the text box submits', async () => {
  const { client } = await open({ nextSurvey: isNext(free), answerSurvey: isNext(choice, 1) });
  await box().fill('Salt');
  await expect.element(submit()).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(question('Tea or coffee?')).toBeVisible();
  expect(client.sent('answerSurvey').map(({ body }) => body)).toEqual([{ response: 'Salt' }]);
});

test('SURVEY-08 CALL-62 Skip sends a reason: `No Reason`, or the one that was chosen, in English', async () => {
  const { client } = await open({ skipSurvey: isNext(free, 1) });
  await skip().click();
  await expect.element(question('Best crisps?')).toBeVisible();
  await page.getByRole('combobox', { name: 'Why you skip' }).selectOptions('Too personal');
  await skip().click();
  expect(client.sent('skipSurvey').map(({ params, body }) => [params, body])).toEqual([
    [{ id: 's1' }, { reason: 'No Reason' }],
    [{ id: 's2' }, { reason: 'Too personal' }],
  ]);
});

test('SURVEY-09 after a response the survey of its reply comes next, and takes the focus', async () => {
  const { client } = await open();
  await option('Tea').click();
  await submit().click();
  await expect.element(question('Best crisps?')).toHaveFocus();
  await expect.element(page.getByText('2 of 2', { exact: true })).toBeVisible();
  expect(client.sent('nextSurvey')).toHaveLength(1);
});

test('SURVEY-09 after a skip, too', async () => {
  await open({ skipSurvey: isNext(free, 1) });
  await skip().click();
  await expect.element(question('Best crisps?')).toHaveFocus();
});

test.each([
  ['from the start', { nextSurvey: isNext(null) }, async () => {}],
  [
    'after the last one',
    { answerSurvey: isNext(null) },
    async () => {
      await option('Tea').click();
      await submit().click();
    },
  ],
])('SURVEY-10 when none are left today it says so: %s', async (_, answers, act) => {
  await open(answers);
  await act();
  await expect.element(page.getByRole('heading', { name: 'No more questions today.' })).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('SURVEY-01 SURVEY-11 in preview mode an answer ends in thanks, also when somebody comes back; in full mode it goes on', async () => {
  const { client, screen } = await open({}, { preview: true });
  await option('Tea').click();
  await submit().click();
  const thanks = page.getByRole('heading', { name: 'Thank you for your answer!' });
  await expect.element(thanks).toHaveFocus();
  await screen.unmount();

  const again = await show({}, { preview: true, client });
  await expect.element(thanks).toBeVisible();
  await again.screen.unmount();

  await open({}, { client });
  await expect.element(question('Tea or coffee?')).toBeVisible();
});

test('SURVEY-11 a skip is no answer: in preview mode another question comes', async () => {
  await open({ skipSurvey: isNext(free, 1) }, { preview: true });
  await skip().click();
  await expect.element(question('Best crisps?')).toBeVisible();
});

test('a refused answer stays, with the server’s words', async () => {
  await open({ answerSurvey: refuses(429, 'Too many answers.'), nextSurvey: isNext(choice) });
  await option('Tea').click();
  await submit().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many answers.');
  await expect.element(option('Tea')).toBeChecked();
  await expect.element(submit()).toBeEnabled();
});

test('a lost answer stays, with a sentence', async () => {
  await open({ answerSurvey: offline });
  await option('Tea').click();
  await submit().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  await expect.element(option('Tea')).toBeChecked();
});

test('while an answer is being sent, another press changes nothing', async () => {
  const { client } = await open({ answerSurvey: never });
  await option('Tea').click();
  await submit().click();
  await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
  // The driver waits for a button that is disabled in words; a thumb does not.
  for (const button of [submit(), skip()]) (button.element() as HTMLElement).click();
  expect([client.sent('answerSurvey').length, client.sent('skipSurvey').length]).toEqual([1, 0]);
});

test('an option that is pressed while an answer is being sent is not shown as chosen', async () => {
  await open({ answerSurvey: never });
  await option('Tea').click();
  await submit().click();
  await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
  (option('Coffee').element() as HTMLElement).click();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect((option('Tea').element() as HTMLInputElement).checked).toBe(true);
});

test('Enter on an option submits, and the focus stays on Submit when that fails', async () => {
  await open({ answerSurvey: offline });
  await option('Tea').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(submit()).toHaveFocus();
});

test('when the first question does not come, there is a button to try again', async () => {
  let isDown = true;
  await open({
    nextSurvey: () => {
      if (isDown) throw new TypeError('down');
      return isNext(choice);
    },
  });
  await expect.element(page.getByRole('alert')).toMatchTextContent('could not be loaded');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await loaded();
  // The button is gone; the focus is not.
  await expect.element(question('Tea or coffee?')).toHaveFocus();
});

test('a question that comes by itself leaves the focus where it is', async () => {
  const { client } = await open();
  await option('Tea').click();
  client.session.setToken(unsigned({ sub: 'a-ada', exp: 9_999_999_999 }));
  await loaded();
  await expect.element(question('Tea or coffee?')).not.toHaveFocus();
});

test('the text box takes no more than is stored', async () => {
  await open({ nextSurvey: isNext(free) });
  await expect.element(box()).toHaveAttribute('maxlength', '500');
});

test('what was typed is there again after the card was taken away, and says so until it is changed', async () => {
  const { client, screen } = await open({ nextSurvey: isNext(free) });
  await box().fill('Salt and');
  await screen.unmount();
  await open({}, { client });
  await expect.element(box()).toHaveValue('Salt and');
  const kept = page.getByText('Your answer from before. It is not sent yet.');
  await expect.element(kept).toBeVisible();
  await box().fill('Salt and vinegar');
  await expect.element(kept).not.toBeInTheDocument();
});

test('the card does not shrink after a long question', async () => {
  const long = { ...choice, options: ['Tea', 'Coffee', 'Beer', 'Cider', 'Wine'] };
  const { screen } = await open({ nextSurvey: isNext(long), answerSurvey: isNext(null) });
  const height = () => screen.container.firstElementChild?.getBoundingClientRect().height ?? 0;
  const before = height();
  await option('Cider').click();
  await submit().click();
  await expect.element(page.getByRole('heading', { name: 'No more questions today.' })).toBeVisible();
  expect(height()).toBe(before);
});

test('a question counts as seen after a second on the screen, once', async () => {
  const { client } = await open();
  // The browser tells by itself when the card is on the screen.
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.sent('seeSurvey').map(({ params }) => params)).toEqual([{ id: 's1' }]);
  });
  await option('Tea').click();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(client.sent('seeSurvey')).toHaveLength(1);
});

test('a question below the edge of the screen is not seen', async () => {
  const client = fakeClient({ answers: { nextSurvey: isNext(choice), seeSurvey: { status: 'success' } } });
  const source = playerSurveys(client);
  await render(
    <>
      <div style={{ blockSize: '300vh' }} />
      <Survey source={source} />
    </>,
  );
  await loaded();
  await expect.element(question('Tea or coffee?')).toBeInTheDocument();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(client.sent('seeSurvey')).toEqual([]);
});

test('a question in a part of the page that is not displayed is not seen until it is', async () => {
  const client = fakeClient({ answers: { nextSurvey: isNext(choice), seeSurvey: { status: 'success' } } });
  const source = playerSurveys(client);
  const tab = (display: string) => (
    <div style={{ display }}>
      <Survey source={source} />
    </div>
  );
  const screen = await render(tab('none'));
  await loaded();
  await expect.element(page.getByText('Tea or coffee?')).toBeInTheDocument();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(client.sent('seeSurvey')).toEqual([]);
  await screen.rerender(tab('block'));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.sent('seeSurvey')).toHaveLength(1);
  });
});

test('a question on a hidden page is not seen until the page is looked at', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { client } = await open();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(client.sent('seeSurvey')).toEqual([]);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.sent('seeSurvey')).toHaveLength(1);
  });
});

test('a card that is higher than two screens is seen where it fills half of one', async () => {
  const options = Array.from({ length: 60 }, (_, index) => `Drink ${index}`);
  const { client } = await open({ nextSurvey: isNext({ ...choice, options }) });
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.sent('seeSurvey')).toHaveLength(1);
  });
});
