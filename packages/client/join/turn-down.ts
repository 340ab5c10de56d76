import { declineInvite, type GameStub } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { type Settled, settled } from './settled.ts';

/** Declines the invite of an entry of the player's games, whatever has become of it meanwhile (OPEN-50). */
export function turnDown({ call }: SnugCore, { gameid, team_code }: GameStub): Promise<Settled> {
  // The home page lists the invite again after a login.
  return settled('/', async () => {
    // The invite's own code names its team: somebody outside the game knows no other.
    await call(declineInvite, { params: { id: gameid, team: team_code }, stays: true });
    return {};
  });
}
