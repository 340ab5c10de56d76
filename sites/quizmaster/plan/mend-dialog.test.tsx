import { fakeClient, refuses } from '@snug/client/fake';
import type { HostMessage } from '@snug/contract';
import { demoQuestion } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HostClientContext } from '../host-client.ts';
import { MendDialog } from './mend-dialog.tsx';

const question = demoQuestion('q1', 0, 'Which two countrys share Everest?', [['China', 'PRC'], ['Nepal']], {
  notes: 'Tibet is not.',
});
const mended = { ...question, question_text: 'Which two countries share Everest?' };

async function open(answer: unknown = { question: mended }) {
  const told: HostMessage[] = [];
  const closed: boolean[] = [];
  const client = fakeClient({ answers: { hostMendQuestion: answer as never } });
  await render(
    <HostClientContext.Provider value={{ ...client, wasSignedOut: () => false }}>
      <AnnouncerProvider>
        <MendDialog
          gameId="g1"
          question={question}
          onTell={(message) => told.push(message)}
          onClose={() => closed.push(true)}
        />
      </AnnouncerProvider>
    </HostClientContext.Provider>,
  );
  return { client, told, closed };
}

test('a typo is mended: the whole question is sent, and the console has it at once', async () => {
  const { client, told, closed } = await open();
  await page.getByLabelText('Question', { exact: true }).fill('Which two countries share Everest?');
  await page.getByLabelText('Accepted as answer 1').fill('China\n\n PRC \nPRC\nPeople’s Republic');
  await page.getByRole('button', { name: 'Mend it' }).click();
  await expect.poll(() => closed).toEqual([true]);
  expect(client.sent('hostMendQuestion')[0]?.body).toEqual({
    question_id: 'q1',
    question_text: 'Which two countries share Everest?',
    accepted: [['China', 'PRC', 'People’s Republic'], ['Nepal']],
    seen: question.accepted,
    notes: 'Tibet is not.',
    image_alt: '',
  });
  expect(told).toEqual([{ type: 'HOST_QUESTION', question: mended }]);
});

test('an answer without a text is said beside it, and nothing is sent', async () => {
  const { client } = await open();
  await page.getByLabelText('Accepted as answer 2').fill(' ');
  await page.getByRole('button', { name: 'Mend it' }).click();
  await expect.element(page.getByText('Write at least one answer.')).toBeVisible();
  expect(client.sent('hostMendQuestion')).toEqual([]);
});

test('a refusal is said in the dialog, and what was typed stays', async () => {
  const { closed } = await open(refuses(409, 'The results of this game are final.'));
  await page.getByLabelText('Notes').fill('Typed already');
  await page.getByRole('button', { name: 'Mend it' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByLabelText('Notes')).toHaveValue('Typed already');
  expect(closed).toEqual([]);
});
