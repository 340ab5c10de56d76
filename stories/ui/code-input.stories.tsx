import { CodeInput } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlled } from '../../packages/ui/tests/controlled.tsx';
import { clicks, hasValue, pastes, plays } from '../steps/steps.ts';

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
  render: controlled(CodeInput),
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
export const RefusedEmpty: Story = { args: { error: 'A game code has six figures.' } };
export const Disabled: Story = { args: { value: '482917', disabled: true } };
export const LabelHidden: Story = { args: { labelHidden: true, hint: undefined } };
/** During an attack that guesses codes, new ones are longer. */
export const EightFigures: Story = {
  args: {
    label: 'Your code',
    hint: 'We sent it to you.',
    placeholder: '00000000',
    length: 8,
    value: '48291',
    autoComplete: 'one-time-code',
  },
};
export const Pasted: Story = {
  play: plays(clicks('textbox'), pastes('Code: 482 917'), hasValue('textbox', '482917')),
};
/** Digits run from left to right in right-to-left text too. */
export const RightToLeft: Story = {
  args: { label: 'رمز اللعبة', hint: 'اسأل مقدّم المسابقة.', value: '482' },
  globals: { direction: 'rtl' },
};
