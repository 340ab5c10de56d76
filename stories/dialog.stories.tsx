import { Button, Dialog, Heading, Stack, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

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
export const RightToLeft: Story = {
  args: {
    title: 'إرسال الإجابات؟',
    children: 'لا يمكن تغييرها بعد ذلك.',
    words: { cancel: 'إلغاء', confirm: 'تأكيد' },
  },
  globals: { direction: 'rtl' },
};
