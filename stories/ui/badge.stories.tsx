import { Avatar, Badge, CountBadge, Icon, IconButton, Row, Stack, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Parts/Badge', component: Badge, args: { children: 'Captain' } } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Brand: Story = { args: { tone: 'brand', children: 'Captain' } };
export const Good: Story = { args: { tone: 'good', children: 'In' } };
export const Info: Story = { args: { tone: 'info', children: 'Invited' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Left' } };

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Guest</Badge>
      <Badge tone="brand">Captain</Badge>
      <Badge tone="good">In</Badge>
      <Badge tone="info">Invited</Badge>
      <Badge tone="danger">Left</Badge>
    </Row>
  ),
};

/** Above 99 it shows 99+, and screen readers get the number. */
export const Counts: Story = {
  render: () => (
    <Row>
      <CountBadge count={1} label="1 request" />
      <CountBadge count={12} label="12 requests" />
      <CountBadge count={99} label="99 requests" />
      <CountBadge count={4096} label="4096 requests" />
    </Row>
  ),
};

export const CountTones: Story = {
  render: () => (
    <Row>
      {(['brand', 'good', 'info', 'danger', 'quiet'] as const).map((tone) => (
        <CountBadge key={tone} tone={tone} count={3} label={`3, ${tone}`} />
      ))}
    </Row>
  ),
};

/** A count of 0 shows no badge. */
export const Nothing: Story = {
  render: () => (
    <Text>
      Requests <CountBadge count={0} />
    </Text>
  ),
};

export const BesideANumber: Story = {
  render: () => (
    <Row>
      <IconButton label="Requests" onClick={() => {}}>
        <Icon name="bell" />
      </IconButton>
      <CountBadge count={3} label="3 requests" />
    </Row>
  ),
};

export const InARow: Story = {
  render: () => (
    <Stack>
      <Row gap={3}>
        <Avatar name="" />
        <Text>Priya</Text>
        <Badge tone="brand">Captain</Badge>
      </Row>
      <Row gap={3}>
        <Avatar name="" />
        <Text>Old Bill</Text>
        <Badge tone="info">Invited</Badge>
      </Row>
    </Stack>
  ),
};

export const LongWords: Story = {
  args: { tone: 'info', children: 'Invited by the captain of Universally Challenged, second table from the left' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { tone: 'brand', children: 'قائد الفريق' } };
