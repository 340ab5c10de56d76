// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';
import { VenueRole } from '../parts/venue-role.ts';

export const Host: Guard = {
  name: 0,
  venue: 0,
  host_id: ['optional', 0],
  venue_id: ['optional', 0],
  role: ['optional', VenueRole],
  tip_handle: ['optional', 0],
};
