import type { ShotsWords } from './words.ts';

/** `shotsWords` in Spanish. */
export const shotsWords: ShotsWords = {
  addShots: 'Agregar fotos',
  shotsHint: 'Las ven todos los que están en este juego.',
  uploadShots: (count) => (count === 1 ? 'Subir 1 foto' : `Subir ${count} fotos`),
  shotsUploaded: (sent, of) => {
    if (sent < of) return `${sent} de ${of} ya se subieron`;
    return sent === 1 ? 'Se subió 1 foto' : `Se subieron ${sent} fotos`;
  },
  shotWaits: 'Espera su turno',
  uploadFailed: 'Ocurrió un error. Vuelve a intentarlo más tarde.',
  takeBackShot: (name) => `Quitar ${name}`,

  cropShot: 'Recortar',
  cropShotTitle: 'Recortar la foto',
  useCroppedShot: 'Usar esta foto',

  shotsOfGame: 'Fotos de este juego',
  shotNumber: (number) => `Foto ${number}`,
  noShots: 'Todavía no hay fotos.',
  noShotsHint: 'La primera podría ser de tu mesa.',
  shotsRefused: 'Las fotos no llegaron.',

  deleteShotTitle: '¿Borrar esta foto?',
  deleteShotBody: 'Se borra para todos los que están en este juego.',
  deleteShot: 'Borrar',
  deletingShot: 'Borrando…',
  shotDeleted: 'La foto se borró.',
  shotNotDeleted: 'No se pudo borrar la foto. Inténtalo de nuevo.',
};
