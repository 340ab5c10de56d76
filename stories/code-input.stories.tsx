import { CodeInput } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const meta = {
  title: 'Parts/Code input',
  component: CodeInput,
  args: {
    label: 'Game code',
    hint: 'Ask your Quizmaster for a game code.',
    placeholder: 'XXXXXX',
    value: '',
    onChange: () => {},
  },
  render: function Till(args) {
    const [value, setValue] = useState(args.value);
    return <CodeInput {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CodeInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Half: Story = { args: { value: '482' } };
export const Full: Story = { args: { value: '482917' } };
export const Refused: Story = { args: { value: '111111', error: 'There is no game with this code.' } };
export const OneTimeCode: Story = {
  args: { label: 'Your code', hint: 'We sent it to you.', placeholder: '000000', autoComplete: 'one-time-code' },
};
