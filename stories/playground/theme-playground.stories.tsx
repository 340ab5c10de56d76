import type { Meta, StoryObj } from '@storybook/react-vite';
import { clicks, plays, shows } from '../steps/steps.ts';
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
  play: plays(clicks('radio', 'Day'), shows('heading', 'Pub, by day')),
};
