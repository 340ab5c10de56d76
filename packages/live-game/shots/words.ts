/** Every sentence of the action shots. Literals of the specification are exactly as given (OPEN-82). */
export const shotsWords = {
  addShots: 'Add pictures',
  shotsHint: 'Everybody in this game sees them.',
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

  deleteShotTitle: 'Delete this picture?',
  deleteShotBody: 'It is gone for everybody in this game.',
  deleteShot: 'Delete',
  deletingShot: 'Deleting…',
  shotDeleted: 'The picture is deleted.',
  shotNotDeleted: 'The picture could not be deleted. Please try again.',
};
export type ShotsWords = typeof shotsWords;
