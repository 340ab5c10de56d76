import type { ProfilePictureWords } from './profile-picture-words.ts';

/** `profilePictureWords` in Spanish. */
export const profilePictureWords: ProfilePictureWords = {
  ownPicture: 'Tu imagen',
  noOwnPicture: 'Todavía no hay imagen. Tus equipos ven un vaso.',
  addOwnPicture: 'Agregar imagen',
  changeOwnPicture: 'Cambiar imagen',
  ownPictureHint: 'Un .jpg, .png o .gif de hasta 5 MB. La ven tus equipos.',
  ownPictureChanged: 'Esta es ahora tu imagen.',
  removeOwnPicture: 'Quitar imagen',
  removeOwnPictureTitle: '¿Quitar tu imagen?',
  removeOwnPictureBody: 'En su lugar, tus equipos ven un vaso.',
  ownPictureRemoved: 'Tu imagen se quitó.',
  ownPictureNotRemoved: 'No se pudo quitar tu imagen. Inténtalo de nuevo.',
  ownPictureLost: 'Tu imagen no llegó.',
};
