import type { Scene } from '@snug/testing/server';
import { ofGame, ofTeam, type Samples } from '@snug/testing/server';

export const lobbySamples: Samples = {
  hostGamePeople: { right: ofGame },
  hostMovePlayer: {
    right: ({ ids }) => ({
      params: { id: ids.game_id ?? '', player: ids.member_code ?? '' },
      body: { teamid: ids.rival_teamid ?? '' },
    }),
    sameGame: ['member_code', 'rival_teamid'],
  },
  hostRemoveMany: {
    right: (scene) => ({ ...ofGame(scene), body: { teamids: [rival(scene)], player_codes: [] } }),
    // What is not in the game is passed over, as what has left meanwhile is.
    anyVenue: ['rival_teamid'],
  },
  hostHandCaptaincy: {
    right: (scene) => ({ ...ofTeam(scene), body: { player_code: scene.ids.member_code ?? '' } }),
    sameGame: ['team_code', 'member_code'],
  },
  hostMergePreview: {
    right: (scene) => ({ ...ofTeam(scene), query: { into: rival(scene) } }),
    sameGame: ['team_code', 'rival_teamid'],
  },
  hostMergeTeams: {
    right: (scene) => ({ ...ofTeam(scene), body: { into: rival(scene) } }),
    sameGame: ['team_code', 'rival_teamid'],
  },
  hostAllowName: { right: (scene) => ({ ...ofTeam(scene), body: { allowed: true } }), sameGame: ['team_code'] },
  hostLetTeamIn: { right: ofTeam, sameGame: ['team_code'] },
};

function rival({ ids }: Scene): string {
  return ids.rival_teamid ?? '';
}
