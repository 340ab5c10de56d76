/** Every sentence of the action shots. Literals of the specification are exactly as given (OPEN-82). */
export const shotsWords = {
  addShots: 'Add pictures',
  shotsHint: 'Everybody in this game sees them.',
  mayBeShown: 'May be shown on the big screen',
  mayBeShownHint: 'The quizmaster decides which ones are. Deleting a picture takes it off everywhere.',
  uploadShots: (count: number) => (count === 1 ? 'Upload 1 picture' : `Upload ${count} pictures`),
  shotsUploaded: (sent: number, of: number) => {
    if (sent < of) return `${sent} of ${of} uploaded`;
    return sent === 1 ? '1 picture uploaded' : `${sent} pictures uploaded`;
  },
  shotWaits: 'Waiting for its turn',
  uploadFailed: 'An error occured. Please try again later.',
  /** `name` is the file's name. */
  takeBackShot: (name: string) => `Remove ${name}`,

  cropShot: 'Crop',
  cropShotTitle: 'Crop the picture',
  useCroppedShot: 'Use this picture',

  shotsOfGame: 'Pictures of this game',
  /** The first picture of the game is number 1. */
  shotNumber: (number: number) => `Picture ${number}`,
  noShots: 'No pictures yet.',
  noShotsHint: 'The first one could be of your table.',
  shotsRefused: 'The pictures did not arrive.',

  shotForPhones: 'Not for the big screen',
  shotWaitsForHost: 'Waits for the quizmaster',
  shotOnScreen: 'On the big screen',
  shotDeclined: 'The quizmaster does not show it',
  letShow: 'Let the big screen show it',
  letShowLong: (picture: string) => `Let the big screen show ${picture}`,
  keepOff: 'Keep it off the big screen',
  keepOffLong: (picture: string) => `Keep ${picture} off the big screen`,
  saidLetShow: 'It waits for the quizmaster.',
  saidKeptOff: 'It is off the big screen.',
  shotNotChanged: 'That did not get through. Please try again.',

  deleteShotTitle: 'Delete this picture?',
  deleteShotBody: 'It is gone for everybody in this game, and from the big screen.',
  deleteShot: 'Delete',
  deletingShot: 'Deleting…',
  shotDeleted: 'The picture is deleted.',
  shotNotDeleted: 'The picture could not be deleted. Please try again.',
};
export type ShotsWords = typeof shotsWords;
