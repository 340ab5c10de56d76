import { Counter } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Parts/Counter',
  component: Counter,
  args: { text: '', most: 125 },
} satisfies Meta<typeof Counter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Some: Story = { args: { text: 'x'.repeat(98) } };
export const Few: Story = { args: { text: 'x'.repeat(113) } };
export const Full: Story = { args: { text: 'x'.repeat(125) } };
export const Over: Story = { args: { text: 'x'.repeat(128) } };
