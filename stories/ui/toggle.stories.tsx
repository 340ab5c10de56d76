import { Toggle } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlled } from '../../packages/ui/tests/controlled.tsx';
import { isChecked, keys, plays, tabs } from '../steps/steps.ts';

const meta = {
  title: 'Parts/Toggle',
  component: Toggle,
  args: {
    label: 'Double or nothing',
    hint: 'All correct counts double. One wrong, and it is zero.',
    checked: false,
    onChange: () => {},
  },
  render: controlled(Toggle),
} satisfies Meta<typeof Toggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { checked: true, disabled: true } };
export const RightToLeft: Story = {
  args: { label: 'الضعف أو لا شيء', hint: undefined, checked: true },
  globals: { direction: 'rtl' },
};
export const NoHint: Story = { args: { hint: undefined } };
export const DisabledOff: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänswitwen zählen doppelt',
    hint: 'All correct counts double; one wrong, and it is zero, and the quizmaster will have something to say about it.',
    checked: true,
  },
};
export const ByKeyboard: Story = {
  play: plays(tabs, keys(' '), isChecked('switch')),
};
