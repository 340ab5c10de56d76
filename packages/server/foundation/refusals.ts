/**
 * The server's expected no. Thrown anywhere below a route; arrives as `{status_code, detail}`.
 * `more` is added to the body, `retryAfterS` becomes the Retry-After header.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly detail: string;
  readonly more: Readonly<Record<string, unknown>>;
  readonly retryAfterS: number | undefined;

  constructor(status: number, detail: string, extra: { more?: Record<string, unknown>; retryAfterS?: number } = {}) {
    super(detail);
    this.name = 'Refusal';
    this.status = status;
    this.detail = detail;
    this.more = extra.more ?? {};
    this.retryAfterS = extra.retryAfterS;
  }
}

/** Every sentence the server refuses with. Plain and short: people read them on their phones. */
export const details = {
  badRequest: 'The request could not be understood.',
  badJson: 'The request is not valid JSON.',
  badMediaType: 'Please send JSON.',
  tooLarge: 'That is too large.',
  notFound: 'There is nothing at this address.',
  bug: 'Something went wrong on our side. Please try again.',
  busy: 'The server is busy. Please try again in a moment.',
  tooMany: 'Too many tries. Please wait a little and try again.',
  tooFast: 'That was a little fast. Please wait a moment and try again.',

  invalidLogin: 'Your login has ended. Please log in again.',
  loginNeeded: 'Please log in first.',
  codeLoginNeeded: 'Please log in with a code to do this.',
  antiForgery: 'Please reload the page and try again.',
  foreignOrigin: 'This page may not do that.',
  clientIdMissing: 'Client ID was not set!',
  clientIdOther: 'The client id does not match.',

  unknownCode: 'No open game has this code. Please check it with your Quizmaster.',
  gameNotFound: 'Game Not Found',
  gameEnded: 'This game has ended.',
  noGameAccess: 'You have not joined this game.',
  captainOnly: 'Only the captain can do this.',
  membersOnly: 'Only members of the team can do this.',
  playersOnly: 'Only players can do this.',
  teammatesOnly: 'Only members of this team can do this.',
  ownerOnly: 'Only the owner of this team can do this.',
  teamNotFound: 'Team not found',
  teamNumberNotFound: 'Team Not Found',
  gameTeamNotFound: 'There is no such team in this game.',
  hostOnly: 'Only the quizmaster of this game can do this.',

  guestCannotJoin: 'Please log in to join a team.',
  badTeamCode: 'This team link is not valid. Ask a teammate for a new one.',
  takenOffTeam: 'The captain took you off this team. You can ask to join it again.',
  guestTeam: 'This team belongs to a guest and has one player only.',
  alreadyOnTeam: 'You are already on another team in this game.',
  teamNameNeeded: 'A team name is required',
  teamNameTaken: 'A team in this game already has that name.',
  notYourTeam: 'You are not a member of that team.',
  emptyTeam: 'Nobody is on this team to let you in.',
  requestGone: 'This player no longer asks to join.',
  notOnTeam: 'This player is not on your team.',
  registeredOnly: 'Only a player with an account can be captain.',
  captainChanged: 'Your team has another captain now.',
  alreadyRegistered: 'This team is registered already.',
  renamedOnPage: 'Registered teams are renamed on their page.',
  teamPlaysHere: 'That team already plays in this game.',
  inviteNotFound: 'There is no such invite.',
  inviteStranger: 'Please invite this player by email or phone.',
  alreadyOnYourTeam: 'This player is already on your team.',
  noInviteLink: 'There is no invite link yet.',
  nameNeeded: 'Please choose your display name.',

  contactNeeded: 'Please enter a valid email or phone number.',
  wrongCode: 'That code is not right. Please check it or ask for a new one.',
  codeJustSent: 'A code was sent a moment ago. Please wait a minute before asking again.',
  tooManyCodes: 'Too many codes were sent. Please try again tomorrow.',
  contactIsYours: 'This is already your contact.',
  contactTaken: 'Somebody else logs in with this contact.',
  cannotSend: 'The message could not be sent. Please try again in a moment.',
  noTextsLeft: 'No more text messages can be sent today. Please use an e-mail address, or try again tomorrow.',
  tooManyInvites: 'Too many invites were sent. Please try again tomorrow.',
  badShortLink: 'This link is not valid any more. Please ask for a new one.',
  badLink: 'This sign-in link is used or too old. The server prints a new one when it starts.',

  roundNotFound: 'There is no such round.',
  questionNotFound: 'There is no such question.',
  questionChanged: 'The questions have just changed. Please check your answers.',
  notOpen: 'Submissions are not open.',
  notOpenYet: 'Submissions are not open yet.',
  alreadySubmitted: 'Your team has already submitted this round.',
  stillOpen: 'This round still takes answers. Please close it first.',
  nothingAsked: 'Nothing of this round has been asked yet.',
  noDouble: 'This round cannot be doubled.',
  tooManyAnswers: 'There are more answers than the question asks for.',
  suggestionEmpty: 'Please write a suggestion first.',
  suggestionTooLong: 'That suggestion is too long.',

  tooManyTeams: 'You own as many teams as one person can.',
  tooManyTeamsOfOther: 'That player owns as many teams as one person can.',
  teamFull: 'This team is full.',
  teamDisbanded: 'This team has been disbanded.',
  teamTakesNoRequests: 'This team takes no requests to join.',
  alreadyListed: 'You are already on the list of this team.',
  memberNotFound: 'There is no such player on this team.',
  ownerMustHaveJoined: 'Only a member who has joined can own the team.',
  ownerCannotLeave: 'Please hand the team to another member first.',
  inviteeDecides: 'Only the invited player can accept an invite.',
  playerNotFound: 'There is no such player.',

  noFile: 'Please choose an image.',
  imageNeeded: 'Please send an image as multipart/form-data.',
  oneFile: 'Please send one image at a time.',
  notAnImage: 'Please choose an image: a .png, .jpg, .gif or .webp file.',
  notAnAvatar: 'Try uploading your avatar again using the following file types: .jpg, .png, .gif',
  imageTooManyPixels: 'This image has too many pixels. Please choose a smaller one.',
  imageUnreadable: 'This image cannot be read. Please choose another one.',
  imageNotFound: 'There is no such image.',
  imageNotYours: 'Only who uploaded an image, the captain or the quizmaster can delete it.',
  avatarNotYours: 'You can change only your own picture.',
  tooManyImages: 'You have uploaded as many images here as one player can. Please delete one first.',
  tooManyImagesHere: 'There are as many images here as there can be.',
  tooManyImageBytes: 'Your images take all the room one player has. Please delete some first.',
  imageTooLarge: 'The image is too large. Please choose an image that is 5MB or less.',

  surveyDone: 'That was the last question for today. There are new ones tomorrow.',
  surveyAnswerNeeded: 'Please answer the question, or skip it.',
  surveyNoOption: 'Please choose one of the answers.',
  surveyTextNeeded: 'Please write the question.',
  surveyOptions: 'A question has at least two different answers to choose from, or none for free text.',
  surveyStands: 'This question has been answered already. Please make a new one instead.',
  adNotFound: 'There is no such ad.',
  adEmpty: 'An ad needs a text or a picture.',

  noRound: 'No round is open.',
  gameFinal: 'The results of this game are final.',
  codeInUse: 'Another open game has this code now. Please make a new game.',
  badHandle: 'A handle has letters, digits, - and _ only, 30 at most.',

  feedbackEarly: 'You can rate the quizmaster when the game has ended.',
  feedbackOther: 'You can only rate for yourself.',
  feedbackTags: 'These tags do not go with this rating.',
  feedbackLong: 'That is a little long. Please keep it under 1,000 characters.',
  hostNotFound: 'There is no such quizmaster in this game.',
  alreadyRated: 'You have already rated this quizmaster.',

  noCodeLeft: 'No free game code was found. Please try again.',
} as const;

/** Sentences by their names, by status. */
export type Refusals = Readonly<Record<number, readonly (keyof typeof details)[]>>;
