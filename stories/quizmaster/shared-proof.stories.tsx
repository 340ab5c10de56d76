import { type FakeAnswers, fakeClient, offline, refuses } from '@snug/client/fake';
import { demoProof } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { HostClientContext } from '../../sites/quizmaster/host-client.ts';
import { SheetOf } from '../../sites/quizmaster/proof/shared-proof.tsx';
import { finds, fits, plays, reads, shows } from '../steps/steps.ts';

/** The sheet that an address opens at a server that answers so. */
function AtAddress({ answers }: { answers: FakeAnswers }) {
  const [client] = useState(() => ({ ...fakeClient({ answers }), wasSignedOut: () => false }));
  return (
    <HostClientContext.Provider value={client}>
      <AnnouncerProvider>
        <SheetOf token="secret" />
      </AnnouncerProvider>
    </HostClientContext.Provider>
  );
}

/** The proof sheet as its sponsor reads it: by an address, without a sign-in. */
const meta = {
  title: 'Quizmaster/Shared proof sheet',
  component: AtAddress,
  parameters: { layout: 'fullscreen', bare: true },
  args: { answers: { sponsorProof: demoProof() } },
  play: plays(finds('heading', 'Old Oak Brewery'), fits),
} satisfies Meta<typeof AtAddress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shared: Story = {};

/** Ended, renewed or mistyped. */
export const Ended: Story = {
  args: { answers: { sponsorProof: refuses(404, 'There is no such sheet.') as never } },
  play: plays(reads('This address leads to no proof sheet')),
};

export const NotLoaded: Story = {
  args: { answers: { sponsorProof: offline as never } },
  play: plays(shows('alert'), finds('button', 'Try again')),
};
