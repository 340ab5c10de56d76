import { Icon, IconButton, type IconName, Row, Stack, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const names: IconName[] = [
  'glass',
  'mat',
  'bell',
  'camera',
  'tip',
  'team',
  'tick',
  'ticket',
  'menu',
  'close',
  'back',
  'copy',
  'share',
];

const meta = { title: 'Parts/Icon', component: Icon, args: { name: 'glass' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Stack gap={3}>
      {names.map((name) => (
        <Row key={name} gap={3}>
          <Icon name={name} />
          <Text>{name}</Text>
        </Row>
      ))}
    </Stack>
  ),
};

export const InAButton: Story = {
  render: () => (
    <Row>
      <IconButton label="Menu" onClick={() => {}} expanded={false}>
        <Icon name="menu" />
      </IconButton>
      <IconButton label="Close" onClick={() => {}}>
        <Icon name="close" />
      </IconButton>
      <IconButton label="Back" onClick={() => {}}>
        <Icon name="back" />
      </IconButton>
    </Row>
  ),
};
