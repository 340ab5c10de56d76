import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import { demoHouse, sponsorVenue } from '@snug/testing/fixtures';
import { useState } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { ConsolePages } from '../../sites/quizmaster/tests/console-pages.tsx';
import { atVenue, createChosenVenue } from '../../sites/quizmaster/venue/chosen-venue.ts';

/** A story leaves nothing in storage: the choice lasts as long as the page. */
const nowhere = () => {
  throw new Error('No storage.');
};

interface Props {
  /** The page's address below `/host`. */
  readonly path: string;
  /** What the server answers instead of the demo venue. */
  readonly answers?: FakeAnswers;
}

/** The console at an address, signed in at a venue that remembers what is saved. */
export function AtConsole({ path, answers }: Props) {
  const [{ client, hook }] = useState(() => {
    const { session, call } = fakeClient({ answers: { hostGames: [], ...sponsorVenue(), ...demoHouse(), ...answers } });
    const venue = createChosenVenue(nowhere);
    return {
      client: { session, call: atVenue(call, venue), venue, wasSignedOut: () => false },
      hook: memoryLocation({ path }).hook,
    };
  });
  return <ConsolePages client={client} hook={hook} />;
}
