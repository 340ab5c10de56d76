import { picture } from '@snug/testing/server';
export const registeredTeamsSamples = {
    listMyTeams: { right: () => ({ query: { rnd: '1' } }) },
    listTeams: { right: () => ({ query: { rnd: '1', joined: 'yes' } }), by: 'owner' },
    createTeam: { right: (_, actor) => ({ body: { team_name: `Team of ${actor}` } }), by: 'owner' },
    // A team's number is public.
    teamDetail: { right: byNumber, anyVenue: ['kt_team_id'] },
    editTeam: {
        right: (scene) => ({
            ...byNumber(scene),
            body: { team_name: 'Foxes anew', team_slogan: '', restrict_editing: false, no_requests: false },
        }),
        by: 'owner',
    },
    setOwner: { right: (scene) => ({ ...byNumber(scene), body: { new_owner: scene.ids.member_id } }), by: 'owner' },
    removeMember: { right: ofMember, by: 'owner' },
    inviteMember: { right: (scene) => ({ ...byNumber(scene), body: { email: `${crypto.randomUUID()}@new.example` } }) },
    approveMember: { right: ofMember, by: 'owner' },
    requestToJoin: { right: byNumber, by: 'stranger', anyVenue: ['kt_team_id'] },
    disbandTeam: { right: byNumber, by: 'owner' },
    restoreTeam: { right: byNumber, by: 'owner', anyVenue: ['kt_team_id'] },
    updateTeamPhoto: { right: (scene) => ({ ...byNumber(scene), file: picture }), by: 'owner' },
};
function byNumber({ ids }) {
    return { params: { id: ids.kt_team_id ?? '' } };
}
function ofMember({ ids }) {
    return { params: { id: ids.kt_team_id ?? '', playerid: ids.requested_id ?? '' } };
}
