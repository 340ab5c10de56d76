import { Avatar, EmptyState, Logo, Mat, Progress, Row, Spinner, Stack, StateDot, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Parts/Small parts' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack gap={2}>
      <StateDot tone="good">Saved at the host</StateDot>
      <StateDot tone="brand">On this phone, sending…</StateDot>
      <StateDot tone="danger">Late: waiting for the host</StateDot>
      <StateDot tone="info">Priya suggests something</StateDot>
      <StateDot tone="quiet">Nothing yet</StateDot>
    </Stack>
  ),
};

export const Mats: Story = {
  render: () => (
    <Row gap={3}>
      {[1, 2, 5, 12, '?'].map((number) => (
        <Mat key={number}>{number}</Mat>
      ))}
    </Row>
  ),
};

export const Rail: Story = {
  render: () => (
    <Stack gap={6}>
      <Progress value={0} max={14} label="0 of 14 teams are in" />
      <Progress value={9} max={14} label="9 of 14 teams are in" />
      <Progress value={14} max={14} label="14 of 14 teams are in" />
      <Progress value={3} max={8} label="Questions answered" labelHidden />
    </Stack>
  ),
};

export const Avatars: Story = {
  render: () => (
    <Row gap={3}>
      <Avatar name="Priya" />
      <Avatar name="Tom" src="/avatar.svg" />
      <Text>Priya and Tom</Text>
    </Row>
  ),
};

export const Waiting: Story = { render: () => <Spinner label="Finding Game..." /> };

export const Empty: Story = {
  render: () => (
    <EmptyState title="Nothing left today.">
      <Text>Another round tomorrow?</Text>
    </EmptyState>
  ),
};

export const Logos: Story = {
  render: () => (
    <Stack>
      <Logo />
      <Logo name="The Crown" />
    </Stack>
  ),
};
