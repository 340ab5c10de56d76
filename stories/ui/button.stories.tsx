import { Button, LinkButton, Row, Stack } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Parts/Button',
  component: Button,
  args: { children: 'Next', onClick: () => {} },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Main: Story = { args: { kind: 'main' } };
export const MainDisabled: Story = { args: { kind: 'main', disabled: true, children: 'SUBMIT' } };
export const MainBusy: Story = { args: { kind: 'main', busy: true, children: 'Finding Game...' } };
export const Quiet: Story = { args: { children: 'Create a new team' } };
export const QuietDisabled: Story = { args: { children: 'Create a new team', disabled: true } };
export const Danger: Story = { args: { kind: 'danger', children: 'Leave Game' } };
export const Link: Story = { render: () => <LinkButton href="#menu">Back to the menu</LinkButton> };
export const LongWords: Story = {
  args: { kind: 'main', children: 'Donaudampfschifffahrtsgesellschaft bestätigen und weiter' },
};
export const Together: Story = {
  render: () => (
    <Stack gap={4}>
      <Button kind="main">SUBMIT</Button>
      <Row>
        <Button>Team Selection</Button>
        <Button kind="danger">Leave Game</Button>
      </Row>
    </Stack>
  ),
};
