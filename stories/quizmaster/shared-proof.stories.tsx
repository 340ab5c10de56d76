import { type FakeAnswers, fakeClient, offline, refuses } from '@snug/client/fake';
import { demoProof } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HostClientContext } from '../../sites/quizmaster/host-client.ts';
import { SheetOf } from '../../sites/quizmaster/proof/shared-proof.tsx';
import { finds, fits, plays, reads, shows } from '../steps/steps.ts';

/** The proof sheet as its sponsor reads it: by an address, without a sign-in. */
const meta = {
  title: 'Quizmaster/Shared proof sheet',
  component: SheetOf,
  parameters: { layout: 'fullscreen', bare: true, answers: { sponsorProof: demoProof() } },
  args: { token: 'secret' },
  render: (args, { parameters }) => {
    const { session, call } = fakeClient({ answers: parameters.answers as FakeAnswers });
    return (
      <HostClientContext.Provider value={{ session, call, wasSignedOut: () => false }}>
        <AnnouncerProvider>
          <SheetOf {...args} />
        </AnnouncerProvider>
      </HostClientContext.Provider>
    );
  },
  play: plays(finds('heading', 'Old Oak Brewery'), fits),
} satisfies Meta<typeof SheetOf>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shared: Story = {};

/** Ended, renewed or mistyped. */
export const Ended: Story = {
  parameters: { answers: { sponsorProof: refuses(404, 'There is no such sheet.') } },
  play: plays(reads('This address leads to no proof sheet')),
};

export const NotLoaded: Story = {
  parameters: { answers: { sponsorProof: offline } },
  play: plays(shows('alert'), finds('button', 'Try again')),
};
