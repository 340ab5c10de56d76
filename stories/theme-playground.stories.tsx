import type { Meta, StoryObj } from '@storybook/react-vite';
import { Playground } from './playground/playground.tsx';

const meta = {
  title: 'Theme/Playground',
  component: Playground,
  tags: ['!autodocs'],
  parameters: { bare: true },
} satisfies Meta<typeof Playground>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Edit a look and see it worn: everything follows from the few colours that are set. */
export const Workbench: Story = {};
