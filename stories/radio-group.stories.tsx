import { RadioGroup } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Radio group',
  component: RadioGroup,
  args: {
    label: 'Which team?',
    value: 'quizzly',
    onChange: () => {},
    options: [
      { value: 'quizzly', label: 'Quizzly Bears', hint: 'You are the captain.' },
      { value: 'les', label: 'Les Quizerables' },
      { value: 'new', label: 'A new team', hint: 'You name it, you lead it.' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Nothing: Story = { args: { value: '', hint: 'Everybody plays in one.' } };
export const Refused: Story = { args: { value: '', error: 'Choose a team first.' } };
export const Disabled: Story = { args: { disabled: true } };
/** Names may have 125 letters and no space. */
export const LongName: Story = {
  args: { options: [{ value: 'quizzly', label: 'Owl'.repeat(41), hint: 'You are the captain.' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
