export const PlayerStatus = ['enum', ['pending-join', 'joined', 'watching']];
