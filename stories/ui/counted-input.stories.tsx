import { CountedInput } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlled } from '../../packages/ui/tests/controlled.tsx';
import { clicks, hasValue, pastes, plays, reads } from '../steps/steps.ts';

const meta = {
  title: 'Parts/Counted input',
  component: CountedInput,
  args: { label: 'Team name', hint: 'What the quizmaster will read out.', value: '', onChange: () => {} },
  render: controlled(CountedInput),
} satisfies Meta<typeof CountedInput>;
export default meta;

type Story = StoryObj<typeof meta>;

const full =
  'Our Drinking Team Has a Trivia Problem, and the Landlord of the Crown on the Corner of Mill Lane Has a Problem with Our Team';

export const Empty: Story = { args: { placeholder: 'Quizzly Bears' } };
export const SomeWritten: Story = { args: { value: 'Let’s Get Quizzical' } };
export const FewLeft: Story = { args: { value: full.slice(0, 108) } };
export const Full: Story = { args: { value: full.padEnd(125, '.') } };
/** A name from before there was a limit; it is clipped at the first input. */
export const TooLong: Story = { args: { value: full.padEnd(131, '.') } };
/** An owl is one character. */
export const Emoji: Story = { args: { label: 'Sign', hint: undefined, value: '🦉🦉🦉', most: 8 } };
export const NoHint: Story = { args: { hint: undefined, value: 'Les Quizerables' } };
export const LongHint: Story = {
  args: {
    hint: 'What the quizmaster will read out, so keep it to what can be said in front of everybody in the room.',
    value: 'Les Quizerables',
  },
};
export const Refused: Story = { args: { value: 'Quizmaster', error: 'This name is taken. Another one?' } };
export const Disabled: Story = { args: { value: 'Les Quizerables', disabled: true } };
export const Pasted: Story = {
  args: { most: 20 },
  play: plays(
    clicks('textbox'),
    pastes('Agatha Quiztie and the Seven Dials'),
    hasValue('textbox', 'Agatha Quiztie and t'),
    reads('Full at 20'),
  ),
};
export const RightToLeft: Story = {
  args: {
    label: 'اسم الفريق',
    hint: 'كما سيُقرأ بصوت عالٍ.',
    value: 'الدببة',
    words: { charactersOf: (n, most) => `${n} من ${most}` },
  },
  globals: { direction: 'rtl' },
};
