import { LinkButton, Row, Text, TextLink } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { focuses, hasFocus, plays } from '../steps/steps.ts';

const meta = {
  title: 'Parts/Links',
  component: TextLink,
  args: { href: '#ada', children: 'ADA Information' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** Opens a new tab, and tells screen readers so. */
export const External: Story = {
  args: { href: 'https://example.com', external: true, children: 'The venue’s own page' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(
      'The venue’s own page (opens in a new tab)',
    );
  },
};
export const InText: Story = {
  render: (args) => (
    <Text>
      Ask at the bar, read the <TextLink {...args} />, or see{' '}
      <TextLink href="https://example.com" external>
        the venue’s own page
      </TextLink>
      . Nobody minds.
    </Text>
  ),
};
export const Focused: Story = {
  play: plays(focuses('link'), hasFocus('link')),
};
export const LikeAButton: Story = { render: () => <LinkButton href="#menu">Back to the menu</LinkButton> };
export const LikeAMainButton: Story = {
  render: () => (
    <LinkButton href="#join" kind="main">
      Join with Code
    </LinkButton>
  ),
};
export const LikeButtons: Story = {
  render: () => (
    <Row>
      <LinkButton href="#menu">Back to the menu</LinkButton>
      <LinkButton href="#leave" kind="danger">
        Leave Game
      </LinkButton>
    </Row>
  ),
};
export const TextTwiceAsLarge: Story = { ...InText, globals: { text: 'large' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'معلومات' } };
