import type { Samples, Scene } from '@snug/testing/server';

const ofColleague = ({ ids }: Scene) => ({ params: { host_id: ids.colleague_id ?? '' } });

export const venuesSamples: Samples = {
  hostVenues: { right: () => ({}) },
  hostNewVenue: { right: (_, actor) => ({ body: { name: `The Anchor of ${actor}` } }) },
  hostRenameVenue: { right: () => ({ body: { name: 'The Crown and Anchor' } }) },
  hostPeople: { right: () => ({}) },
  hostInvite: { right: () => ({ body: { name: 'Alex', role: 'host' } }) },
  hostPersonLink: { right: ofColleague },
  hostSetRole: { right: (scene) => ({ ...ofColleague(scene), body: { role: 'owner' } }) },
  hostEndPerson: { right: ofColleague },
  hostSignOutPerson: { right: ofColleague },
  hostSetName: { right: () => ({ body: { name: 'Robin' } }) },
};
