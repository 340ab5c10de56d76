import { Avatar, Badge, Button, Dialog, EmptyState, Row, Sheet, Stack, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hasFocus, inOrder, isGone, plays, presses, shows } from '../steps/steps.ts';

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
export const Closed: Story = { args: { open: false } };

const everybody = (
  <Stack>
    {Array.from({ length: 24 }, (_, index) => index + 1).map((number) => (
      <Row key={number} gap={3}>
        <Avatar name="" />
        <Text>Player {number}</Text>
        {number === 1 && <Badge tone="brand">Captain</Badge>}
      </Row>
    ))}
  </Stack>
);

/** Its head stays visible while the rest scrolls. */
export const LongFromRight: Story = { args: { children: everybody } };
export const LongFromLeft: Story = { args: { from: 'left', title: 'Action Shots', children: everybody } };
export const LongFromBottom: Story = { args: { from: 'bottom', title: 'Teams', children: everybody } };

export const Empty: Story = {
  args: { title: 'Action Shots', from: 'left', children: <EmptyState title="No photographs yet." /> },
};

export const LongTitle: Story = {
  args: { title: 'Universally Challenged, second table from the left, under the dartboard' },
};
export const OneLongWord: Story = { args: { title: 'W'.repeat(125) } };

const leaves = inOrder(presses('Leave team'), shows('dialog', 'Leave Quizzly Bears?'));

/** A dialog over the sheet: two at most. Closed, the focus is back in the sheet (Y5). */
export const WithADialogOnTop: Story = {
  render: function Nested(args) {
    const [asked, setAsked] = useState(false);
    return (
      <>
        <Button>My Team</Button>
        <Sheet {...args} open>
          <Button kind="danger" onClick={() => setAsked(true)}>
            Leave team
          </Button>
          <Dialog open={asked} title="Leave Quizzly Bears?" onClose={() => setAsked(false)}>
            They play on without you.
          </Dialog>
        </Sheet>
      </>
    );
  },
  play: plays(leaves),
};

export const AfterTheDialogOnTop: Story = {
  render: WithADialogOnTop.render,
  play: plays(
    leaves,
    presses('Cancel'),
    isGone('dialog', 'Leave Quizzly Bears?'),
    shows('dialog', 'Quizzly Bears'),
    hasFocus('button', 'Leave team'),
  ),
};

export const TextTwiceAsLarge: Story = { globals: { text: 'large' } };
export const RightToLeft: Story = {
  args: { title: 'الدببة', words: { close: 'إغلاق' } },
  globals: { direction: 'rtl' },
};
