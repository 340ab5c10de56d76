import { TextInput } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const meta = {
  title: 'Parts/Text input',
  component: TextInput,
  args: { label: 'Team name', value: '', onChange: () => {} },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <TextInput {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'What the quizmaster will read out.', placeholder: 'Quizzly Bears' } };
export const Filled: Story = { args: { value: 'Les Quizerables' } };
export const Refused: Story = { args: { value: 'Quizmaster', error: 'This name is taken. Another one?' } };
export const ReadOnly: Story = { args: { label: 'Answer', value: 'Amsterdam', readOnly: true } };
export const Disabled: Story = { args: { label: 'Answer', value: 'Amsterdam', disabled: true } };
export const LabelHidden: Story = { args: { label: 'Answer 1', labelHidden: true, value: 'Nepal' } };
export const RightToLeft: Story = {
  args: { label: 'اسم الفريق', hint: 'كما سيُقرأ بصوت عالٍ.', value: 'الدببة' },
  globals: { direction: 'rtl' },
};
