// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';
import { VenueRole } from '../parts/venue-role.ts';

export const HostVenue: Guard = { venue_id: 0, name: 0, role: VenueRole };
