import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Playground } from './playground.tsx';

const meta = {
  title: 'Theme/Playground',
  component: Playground,
  tags: ['!autodocs'],
  parameters: { bare: true },
} satisfies Meta<typeof Playground>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Edit a theme and see it applied: everything follows from the few colours that are set. */
export const Workbench: Story = {};

export const ByDay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }));
    await expect(canvas.getByRole('heading', { name: 'Pub, by day' })).toBeVisible();
  },
};
