// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const HostSponsor: Guard = { sponsor_id: 0, name: 0, key: 0, proof_token: 0 };
