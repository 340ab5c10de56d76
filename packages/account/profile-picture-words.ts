/** Every sentence about the player's own picture, fetched with it. The picker's and the cropper's are in `pictureWords`. */
export const profilePictureWords = {
  ownPicture: 'Your picture',
  noOwnPicture: 'No picture yet. Your teams see a glass.',
  addOwnPicture: 'Add Picture',
  changeOwnPicture: 'Change Picture',
  ownPictureHint: 'A .jpg, .png or .gif of up to 5 MB. Your teams see it.',
  ownPictureChanged: 'This is your picture now.',
  removeOwnPicture: 'Remove Picture',
  removeOwnPictureTitle: 'Remove your picture?',
  removeOwnPictureBody: 'Your teams see a glass in its place.',
  ownPictureRemoved: 'Your picture is removed.',
  ownPictureNotRemoved: 'Your picture could not be removed. Please try again.',
  ownPictureLost: 'Your picture did not arrive.',
};
export type ProfilePictureWords = typeof profilePictureWords;
