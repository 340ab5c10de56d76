export const Invite = {
    invite_id: 0,
    inviteBy: ['enum', ['email', 'phone', 'playerid']],
    invitee: 0,
    email: ['optional', 0],
    phone: ['optional', 0],
    playerid: ['optional', 0],
    team_code: 0,
    team_name: 0,
    inviter: 0,
    inviter_name: 0,
};
