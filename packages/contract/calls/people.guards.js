export const answerJoinRequest = { status: 0 };
export const askToJoin = { status: 0 };
export const cancelJoinRequest = { status: 0 };
export const dropPlayer = { status: 0 };
export const promoteCaptain = { status: 0 };
