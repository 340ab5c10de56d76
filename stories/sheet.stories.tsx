import { Avatar, Button, Row, Sheet, Stack, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const people = ['Priya', 'Tom', 'Agnieszka', 'Old Bill'];

const meta = {
  title: 'Parts/Sheet',
  component: Sheet,
  // One modal dialog at a time, so each has a page of its own in the docs.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    open: true,
    from: 'right',
    title: 'Quizzly Bears',
    onClose: () => {},
    children: (
      <Stack>
        {people.map((name) => (
          <Row key={name} gap={3}>
            <Avatar name="" />
            <Text>{name}</Text>
          </Row>
        ))}
        <Button>Invite Players</Button>
      </Stack>
    ),
  },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>My Team</Button>
        <Sheet {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FromRight: Story = {};
export const FromLeft: Story = { args: { from: 'left', title: 'Action Shots' } };
export const FromBottom: Story = { args: { from: 'bottom', title: 'Teams' } };
export const RightToLeft: Story = {
  args: { title: 'الدببة', words: { close: 'إغلاق' } },
  globals: { direction: 'rtl' },
};
