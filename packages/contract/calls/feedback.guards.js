export const needFeedback = ['array', { userid: 0, name: 0 }];
export const sendFeedback = { status: 0 };
