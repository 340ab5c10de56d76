import { fakeClient } from '@snug/client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { NoticeBanner } from '../../sites/venue/frame/notice-banner.tsx';
import { SiteContext } from '../../sites/venue/site.ts';
import { unbranded } from '../../sites/venue/start/read-white-label.ts';
import { fits, plays, reads, shows } from '../steps/steps.ts';

interface Props {
  readonly text: string;
  readonly asksLogin?: true;
  /** The page that it stands above. */
  readonly path?: string;
}

/** A notice above a page of the player site. */
function AtSite({ path = '/', ...notice }: Props) {
  const [site] = useState(() => ({ client: fakeClient(), venue: unbranded }));
  const [{ hook }] = useState(() => memoryLocation({ path }));
  return (
    <SiteContext.Provider value={site}>
      <Router hook={hook}>
        <NoticeBanner notice={notice} />
      </Router>
    </SiteContext.Provider>
  );
}

/** A sentence above the page about what has just happened. */
const meta = {
  title: 'Site/Notice',
  component: AtSite,
  parameters: { layout: 'fullscreen', bare: true },
  args: {
    text: 'Your account is deleted. Nothing here has your name or your contacts any more. You can play on as a guest.',
  },
} satisfies Meta<typeof AtSite>;
export default meta;

type Story = StoryObj<typeof meta>;

const ended = {
  text: 'You were logged out here from another device. Please log in again: what you typed is kept on this phone.',
  asksLogin: true,
} as const;
/** A login has ended elsewhere. */
export const SignedOut: Story = { args: ended, play: plays(shows('button', 'Log In'), fits) };

/** At the login there is no way to it. */
export const SignedOutAtLogin: Story = {
  args: { ...ended, path: '/auth' },
  play: plays(reads(ended.text), shows('button', 'Close'), fits),
};

/** What somebody has done themselves. */
export const Done: Story = { play: plays(shows('button', 'Close'), fits) };
