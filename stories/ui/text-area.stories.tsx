import { Counter, TextArea } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { controlled } from '../../packages/ui/tests/controlled.tsx';
import { holds, plays } from '../steps/steps.ts';

const meta = {
  title: 'Parts/Text area',
  component: TextArea,
  args: { label: 'Notes for the host', value: '', onChange: () => {} },
  render: controlled(TextArea),
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

const notes = 'The music round was the best in years.\nThe picture round was too small to see from the bar.';

export const Empty: Story = { args: { placeholder: 'Anything else we should know?' } };
export const Filled: Story = { args: { value: notes, hint: 'Only the venue reads it.' } };
export const OneRow: Story = { args: { label: 'Slogan', rows: 1, value: 'We came for the chips.' } };
export const Refused: Story = {
  args: { value: 'Bad.', hint: 'Only the venue reads it.', error: 'A little more, please: at least ten characters.' },
};
export const ReadOnly: Story = { args: { value: notes, readOnly: true } };
export const Disabled: Story = { args: { value: notes, disabled: true } };
export const LabelHidden: Story = { args: { labelHidden: true, placeholder: 'Anything else we should know?' } };
/** It has grown as far as it does, and scrolls. */
export const VeryLong: Story = {
  args: { value: Array.from({ length: 40 }, (_, at) => `Round ${at + 1}: nobody knew the river.`).join('\n') },
};
export const LongWord: Story = {
  args: { value: 'Owl'.repeat(80) },
  play: plays(holds('textbox', undefined, (area) => expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth))),
};
export const Growing: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const before = area.offsetHeight;
    await userEvent.type(area, 'One{enter}Two{enter}Three{enter}Four{enter}Five{enter}Six');
    await expect(area.offsetHeight).toBeGreaterThan(before);
  },
};
export const WithCounter: Story = {
  args: { value: `${notes} ${'And the chips were cold. '.repeat(3)}`.trim() },
  render: function Counted(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} hint={<Counter text={value} most={200} />} value={value} onChange={setValue} />;
  },
};
export const RightToLeft: Story = {
  args: { label: 'ملاحظات للمضيف', value: 'كانت جولة الموسيقى الأفضل منذ سنوات.\nSee you on Thursday.' },
  globals: { direction: 'rtl' },
};
