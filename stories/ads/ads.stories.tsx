import { Ads } from '@snug/ads';
import { type FakeAnswers, fakeClient, play } from '@snug/client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { pictures } from '../pictures/pictures.ts';
import { fits, plays, presses, reads, sees, shows } from '../steps/steps.ts';

const pies = {
  ad_id: 'pies',
  link: 'https://pies.example',
  image: pictures.pies,
  text: 'Pie night: Wednesdays, until they are gone',
  sponsor: 'The Crust',
};
const ale = { ad_id: 'ale', link: 'https://oldhat.example', image: pictures.ale, text: '', sponsor: 'Old Hat Brewery' };
const darts = { ad_id: 'darts', link: '', image: '', text: 'Darts on Monday: the board is free from eight' };
const endless = {
  ...pies,
  ad_id: 'endless',
  text: 'Whoever brings a friend who brings a friend who has never been here before drinks the first half pint on us, on any weekday but the last of the month',
  sponsor: 'Bartholomew-Maximilian von und zu Quizzenhausen-Lichterloh & Sons',
};

interface AdsStoryProps {
  ads: FakeAnswers['listAds'];
  /** How many rounds have been played. */
  rounds?: number;
}

/** The ads with a client of its own for each rendering, so that no story changes the next one. */
function AdsWithOwnClient({ ads, rounds = 0 }: AdsStoryProps) {
  const [client] = useState(() =>
    fakeClient({
      games: { g1: play([], { view: { round_index: rounds - 1 } }) },
      answers: { listAds: ads, countAd: { status: 'success' } },
    }),
  );
  return <Ads client={client} gameId="g1" />;
}

const meta = {
  title: 'Widgets/Ads',
  component: AdsWithOwnClient,
  args: { ads: [pies, ale, darts] },
} satisfies Meta<typeof AdsWithOwnClient>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It changes every 30 seconds, unless somebody pauses it, points at it, or prefers that nothing moves. */
export const FirstBreak: Story = { play: plays(shows('link', /^Pie night/), reads('Sponsor: The Crust')) };

/** After two rounds it begins with the third. */
export const AfterTwoRounds: Story = { args: { rounds: 2 }, play: plays(reads('From the house')) };

/** The sponsor's name stands in for the words of a picture. */
export const PictureAlone: Story = { args: { ads: [ale] }, play: plays(shows('link', /^An ad of Old Hat Brewery/)) };

/** The house's own ad, without a link. */
export const OfTheHouse: Story = { args: { ads: [darts] }, play: plays(reads(/^Darts on Monday/)) };

export const ByHand: Story = { play: plays(sees('1 of 3'), presses('Next'), sees('2 of 3')) };

export const BrokenPicture: Story = {
  args: { ads: [{ ...pies, image: 'data:image/png;base64,AAAA' }] },
  play: plays(shows('link', /^Pie night/)),
};

export const BrokenPictureAlone: Story = {
  args: { ads: [{ ...ale, image: 'data:image/png;base64,AAAA' }] },
  play: plays(reads('An ad of Old Hat Brewery')),
};

export const Endless: Story = { args: { ads: [endless] }, play: plays(shows('link', /^Whoever brings/), fits) };
