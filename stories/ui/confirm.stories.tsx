import {
  Button,
  ConfirmProvider,
  type ConfirmQuestion,
  Heading,
  Sheet,
  Stack,
  StateDot,
  Text,
  useConfirm,
} from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { plays, presses, reads, type Step, shows } from '../steps/steps.ts';

function Asker({ questions, label }: { questions: readonly ConfirmQuestion[]; label: string }) {
  const confirm = useConfirm();
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  async function ask() {
    const all = await Promise.all(questions.map(confirm));
    setAnswers(all);
  }
  return (
    <Stack>
      <Heading level={1}>Around the World</Heading>
      <Text tone="soft">Capitals, borders and one island.</Text>
      <Button kind="main" onClick={ask}>
        {label}
      </Button>
      {answers.length > 0 && (
        <StateDot tone="info">Answered: {answers.map((yes) => (yes ? 'yes' : 'no')).join(', ')}</StateDot>
      )}
    </Stack>
  );
}

/** Clicks the page's one button and waits for the dialog; then these. */
const asked =
  (...then: Step[]) =>
  ({ canvasElement, args }: { canvasElement: HTMLElement; args: Args }) =>
    plays(presses(args.label), shows('dialog'), ...then)({ canvasElement });

type Args = { questions: readonly ConfirmQuestion[]; label: string };

const meta = {
  title: 'Parts/Confirm',
  // One modal dialog at a time, so each has a page of its own in the docs.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { label: 'SUBMIT', questions: [{ title: 'Submit Answers?', body: 'Nobody can change them afterwards.' }] },
  render: (args: Args) => (
    <ConfirmProvider>
      <Asker {...args} />
    </ConfirmProvider>
  ),
  play: asked(),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotAsked: Story = { play: plays() };
export const Asked: Story = {};

export const Danger: Story = {
  args: {
    label: 'Leave Game',
    questions: [
      {
        title: 'Leave Game?',
        body: 'Your team plays on without you.',
        cancelLabel: 'Stay',
        confirmLabel: 'Leave',
        kind: 'danger',
      },
    ],
  },
};

export const TitleOnly: Story = {
  args: { questions: [{ title: 'Hand in now?', confirmLabel: 'Hand in' }] },
};

export const OwnButtons: Story = {
  args: {
    label: 'Change team',
    questions: [
      {
        title: 'Change team?',
        body: 'Your suggestions stay with the old one.',
        buttons: [
          { label: 'Stay', answer: false },
          { label: 'To Les Quizerables', answer: true },
          { label: 'To a new team', answer: true },
        ],
      },
    ],
  },
};

export const LongWords: Story = {
  args: {
    questions: [
      {
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze zurückgeben?',
        body: 'Wer die Mütze abgibt, kann sie an diesem Abend nicht wiederbekommen, auch nicht gegen ein Getränk.',
        cancelLabel: 'Behalten',
        confirmLabel: 'Unwiderruflich zurückgeben',
        kind: 'danger',
      },
    ],
  },
};

export const Confirmed: Story = {
  play: asked(presses('Confirm'), reads('Answered: yes')),
};

export const Declined: Story = {
  play: asked(presses('Cancel'), reads('Answered: no')),
};

/** Two at once: the second waits until the first is answered (Y5). */
export const TwoInLine: Story = {
  args: {
    questions: [
      { title: 'Submit Answers?', body: 'Two questions have none yet.' },
      {
        title: 'Play the joker?',
        body: 'This round then counts twice.',
        cancelLabel: 'Keep it',
        confirmLabel: 'Play it',
      },
    ],
  },
  play: asked(presses('Confirm'), shows('dialog', 'Play the joker?')),
};

export const OverASheet: Story = {
  render: (args: Args) => (
    <ConfirmProvider>
      <Sheet open from="right" title="Quizzly Bears" onClose={() => {}}>
        <Asker {...args} />
      </Sheet>
    </ConfirmProvider>
  ),
  args: { label: 'Leave team', questions: [{ title: 'Leave Quizzly Bears?', confirmLabel: 'Leave', kind: 'danger' }] },
  play: plays(presses('Leave team'), shows('dialog', 'Leave Quizzly Bears?')),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'إرسال',
    questions: [
      { title: 'إرسال الإجابات؟', body: 'لا يمكن تغييرها بعد ذلك.', cancelLabel: 'إلغاء', confirmLabel: 'تأكيد' },
    ],
  },
};
