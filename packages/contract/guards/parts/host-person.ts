// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';
import { VenueRole } from '../parts/venue-role.ts';

export const HostPerson: Guard = {
  host_id: 0,
  name: 0,
  role: VenueRole,
  since: 2,
  signed_in_at: ['nullable', 2],
  link_open: 1,
  is_you: 1,
};
