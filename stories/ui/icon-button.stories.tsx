import { Icon, IconButton, Row } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { focuses, hasFocus, plays } from '../steps/steps.ts';

const meta = {
  title: 'Parts/Icon button',
  component: IconButton,
  args: { label: 'Menu', children: <Icon name="menu" />, onClick: () => {} },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Menu: Story = {};
export const Close: Story = { args: { label: 'Close', children: <Icon name="close" /> } };
export const Back: Story = { args: { label: 'Back', children: <Icon name="back" /> } };
export const Expanded: Story = { args: { expanded: true } };
export const Collapsed: Story = { args: { expanded: false } };
export const Focused: Story = {
  play: plays(focuses('button'), hasFocus('button')),
};
export const InARow: Story = {
  render: () => (
    <Row>
      {(['back', 'camera', 'share', 'menu'] as const).map((name) => (
        <IconButton key={name} label={name} onClick={() => {}}>
          <Icon name={name} />
        </IconButton>
      ))}
    </Row>
  ),
};
export const TextTwiceAsLarge: Story = { ...InARow, globals: { text: 'large' } };
