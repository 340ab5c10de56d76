import type { ShotsWords } from './words.ts';

/** `shotsWords` in Spanish. */
export const shotsWords: ShotsWords = {
  addShots: 'Agregar fotos',
  shotsHint: 'Las ven todos los que están en este juego.',
  mayBeShown: 'Puede salir en la pantalla grande',
  mayBeShownHint: 'El quizmaster decide cuáles salen. Al borrar una foto, desaparece de todas partes.',
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

  shotForPhones: 'No es para la pantalla grande',
  shotWaitsForHost: 'Espera al quizmaster',
  shotOnScreen: 'En la pantalla grande',
  shotDeclined: 'El quizmaster no la muestra',
  letShow: 'Que salga en la pantalla grande',
  letShowLong: (picture) => `Que salga ${picture} en la pantalla grande`,
  keepOff: 'Que no salga en la pantalla grande',
  keepOffLong: (picture) => `Que no salga ${picture} en la pantalla grande`,
  saidLetShow: 'Espera al quizmaster.',
  saidKeptOff: 'Ya no sale en la pantalla grande.',
  shotNotChanged: 'El cambio no llegó. Inténtalo de nuevo.',

  deleteShotTitle: '¿Borrar esta foto?',
  deleteShotBody: 'Se borra para todos los que están en este juego y desaparece de la pantalla grande.',
  deleteShot: 'Borrar',
  deletingShot: 'Borrando…',
  shotDeleted: 'La foto se borró.',
  shotNotDeleted: 'No se pudo borrar la foto. Inténtalo de nuevo.',
};
