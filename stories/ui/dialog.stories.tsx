import { Button, Dialog, Heading, Stack, Text, TextInput } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { hasFocus, holds, isGone, plays, presses } from '../steps/steps.ts';

const meta = {
  title: 'Parts/Dialog',
  component: Dialog,
  // One modal dialog at a time, so each has a page of its own in the docs.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    open: true,
    title: 'Submit Answers?',
    children: 'Nobody can change them afterwards, not even your captain.',
    onClose: () => {},
  },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <Stack>
        <Heading level={1}>Around the World</Heading>
        <Text tone="soft">Capitals, borders and one island.</Text>
        <Button kind="main" onClick={() => setOpen(true)}>
          SUBMIT
        </Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </Stack>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CancelOrConfirm: Story = {};
export const Closed: Story = { args: { open: false } };
export const OneButton: Story = {
  args: {
    title: 'Game Over',
    children: 'Thank you for playing.',
    buttons: [{ label: 'Home', kind: 'main', onClick: () => {} }],
  },
};
export const Danger: Story = {
  args: {
    title: 'Leave Game?',
    children: 'Your team plays on without you.',
    buttons: [
      { label: 'Stay', onClick: () => {} },
      { label: 'Leave', kind: 'danger', onClick: () => {} },
    ],
  },
};
export const LongText: Story = {
  args: {
    children: (
      <Stack>
        {['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((number) => (
          <Text key={number}>
            House rule {number}: phones may be used for answering, photographs and the time, and for nothing else. The
            quizmaster’s word is final, in particular where it is wrong.
          </Text>
        ))}
      </Stack>
    ),
  },
};
export const TitleOnly: Story = { args: { children: undefined } };

/** No buttons: Escape and the backdrop close it. */
export const NoButtons: Story = { args: { title: 'Counting', children: 'The quizmaster counts.', buttons: [] } };

/** They wrap, the harmless one first. */
export const ManyButtons: Story = {
  args: {
    title: 'Change team?',
    children: 'Your suggestions stay with the old one.',
    buttons: ['Stay', 'To Les Quizerables', 'To Agatha Quiztie', 'To a new team'].map((label) => ({
      label,
      onClick: () => {},
    })),
  },
};

/** The action is under way: the button keeps the focus, and ignores clicks. */
export const Busy: Story = {
  args: {
    buttons: [
      { label: 'Cancel', onClick: () => {} },
      { label: 'Sending…', kind: 'main', busy: true, onClick: () => {} },
    ],
  },
};

/** Questions with a field: the focus goes into the field, which comes first. */
export const WithAField: Story = {
  args: {
    title: 'Rename team',
    children: <TextInput label="Team name" value="Quizzly Bears" onChange={() => {}} />,
    buttons: [
      { label: 'Cancel', onClick: () => {} },
      { label: 'Rename', kind: 'main', onClick: () => {} },
    ],
  },
};

export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    children: 'W'.repeat(125),
    words: { cancel: 'Behalten', confirm: 'Unwiderruflich zurückgeben' },
  },
};

/** Escape closes, and the focus is on the opener again (Y5, LIMIT-29). */
export const ClosedByEscape: Story = {
  args: { open: false },
  play: plays(
    presses('SUBMIT'),
    holds('dialog', undefined, (dialog) => expect(dialog.contains(document.activeElement)).toBe(true)),
    async (canvas) =>
      within(canvas)
        .getByRole('dialog')
        .dispatchEvent(new Event('cancel', { cancelable: true })),
    isGone('dialog'),
    hasFocus('button', 'SUBMIT'),
  ),
};

export const TextTwiceAsLarge: Story = { globals: { text: 'large' } };
export const LongTextTwiceAsLarge: Story = { ...LongText, globals: { text: 'large' } };
export const RightToLeft: Story = {
  args: {
    title: 'إرسال الإجابات؟',
    children: 'لا يمكن تغييرها بعد ذلك.',
    words: { cancel: 'إلغاء', confirm: 'تأكيد' },
  },
  globals: { direction: 'rtl' },
};
