import { TextInput } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlled } from '../../packages/ui/tests/controlled.tsx';
import { hasFocus, plays, tabs } from '../steps/steps.ts';

const meta = {
  title: 'Parts/Text input',
  component: TextInput,
  args: { label: 'Team name', value: '', onChange: () => {} },
  render: controlled(TextInput),
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'What the quizmaster will read out.', placeholder: 'Quizzly Bears' } };
export const Filled: Story = { args: { value: 'Les Quizerables' } };
export const Refused: Story = { args: { value: 'Quizmaster', error: 'This name is taken. Another one?' } };
export const HintAndError: Story = {
  args: { hint: 'What the quizmaster will read out.', value: 'Quizmaster', error: 'This name is taken. Another one?' },
};
export const LongError: Story = {
  args: {
    value: 'Quizmaster',
    error:
      'Only the quizmaster may be called that, in this pub and in every other one that plays tonight. Another name?',
  },
};
export const LongLabel: Story = {
  args: {
    label: 'Which capital lies closest to the geographical middle of its country, give or take a river?',
    value: 'Madrid',
  },
};
export const LongText: Story = { args: { value: 'Our Drinking Team Has a Trivia Problem and So Has the Landlord' } };
export const ReadOnly: Story = { args: { label: 'Answer', value: 'Amsterdam', readOnly: true } };
export const Disabled: Story = { args: { label: 'Answer', value: 'Amsterdam', disabled: true } };
export const DisabledEmpty: Story = { args: { label: 'Answer', placeholder: 'Closed', disabled: true } };
export const RefusedEmpty: Story = { args: { error: 'A team needs a name.' } };
/** The keyboard of a phone has an @, and no capitals. */
export const Email: Story = {
  args: {
    label: 'Email address',
    hint: 'We send a code to this address. No password.',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    value: 'priya@example.com',
  },
};
export const Password: Story = {
  args: { label: 'Password of the console', type: 'password', autoComplete: 'current-password', value: 'closing time' },
};
export const Focused: Story = {
  args: { value: 'Les Quizerables' },
  play: plays(tabs, hasFocus('textbox')),
};
export const LabelHidden: Story = { args: { label: 'Answer 1', labelHidden: true, value: 'Nepal' } };
export const RightToLeft: Story = {
  args: { label: 'اسم الفريق', hint: 'كما سيُقرأ بصوت عالٍ.', value: 'الدببة' },
  globals: { direction: 'rtl' },
};
/** A text has its own direction, whatever the page's. */
export const ArabicOnAnEnglishPage: Story = { args: { value: 'الدببة الفضولية' } };
