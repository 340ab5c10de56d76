import { Card, Dialog, Heading, Stack, Text } from '@snug/ui';
import { QrCode } from '@snug/ui/qr-code';
import type { Meta, StoryObj } from '@storybook/react-vite';

const invite = 'https://quiz.thesnug.example/join?code=482913&team=T7K2QX';

const meta = {
  title: 'Parts/QR code',
  component: QrCode,
  args: { text: invite, label: 'QR code: join The Quizzly Bears' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Invite: Story = {};

/** Six digits make a code of 21 modules: 8 px each, as large as they get. */
export const Short: Story = { args: { text: '482913', label: 'QR code: the game code 482 913' } };

/** A signed address: its modules are 3 px. */
export const Long: Story = {
  args: { text: `${invite}&token=${'kx7Qm2Zr9f'.repeat(24)}`, label: 'QR code: join The Quizzly Bears' },
};

/** More than a code can hold. */
export const CannotBeMade: Story = { args: { text: 'x'.repeat(3000) } };

/** As in the invitation: the link is shown beside it, for those without a second phone. */
export const OnACard: Story = {
  render: (args) => (
    <Card labelledBy="invite">
      <Stack>
        <Heading level={2} id="invite">
          Bring a friend
        </Heading>
        <QrCode {...args} />
        <Text tone="small">{args.text}</Text>
      </Stack>
    </Card>
  ),
};

export const InADialog: Story = {
  render: (args) => (
    <Dialog open title="Scan to join" buttons={[{ label: 'Done', onClick: () => {} }]} onClose={() => {}}>
      <QrCode {...args} />
    </Dialog>
  ),
};
