import type { PhotosWords } from './words.ts';

const votes = (count: number) => (count === 1 ? '1 voto' : `${count} votos`);

/** Todos los textos sobre las fotos en la pantalla grande y lo que vota la sala. */
export const photosWords: PhotosWords = {
  photosTitle: 'Fotos y votaciones',
  photosLink: 'Fotos',
  photosWait: (count) => (count === 1 ? '1 foto espera' : `${count} fotos esperan`),
  photosLoading: 'Cargando las fotos…',
  photosFailed: 'Las fotos no llegaron.',

  photosWaitingTitle: 'Esperan tu decisión',
  photosNoneWait: 'No espera ninguna foto.',
  photosNoneHint:
    'Al subir una foto, cada quien elige si la pantalla grande puede mostrarla. Las que puede mostrar llegan aquí.',
  photosWithoutConsent: (count) =>
    count === 1
      ? '1 foto es solo para los teléfonos: quien la subió no aceptó la pantalla grande.'
      : `${count} fotos son solo para los teléfonos: quienes las subieron no aceptaron la pantalla grande.`,
  photosShownTitle: 'En la pantalla grande',
  photosNoneShown: 'Nada todavía. En cada descanso pasan allí las fotos que muestres, una a una.',
  photosDeclinedTitle: 'Estas no',
  photoAlt: (team) => `Foto de ${team}`,
  photoBy: (name) => `de ${name}`,
  photoShow: 'Mostrar',
  photoShowLong: (team) => `Mostrar la foto de ${team}`,
  photoDecline: 'Esta no',
  photoDeclineLong: (team) => `No mostrar la foto de ${team}`,
  photoTakeOff: 'Quitar',
  photoTakeOffLong: (team) => `Quitar la foto de ${team} de la pantalla grande`,
  photoBack: 'Dejarla en espera',
  photoBackLong: (team) => `Dejar en espera la foto de ${team}`,
  photoDelete: 'Borrar',
  photoDeleteLong: (team) => `Borrar la foto de ${team}`,
  photoDeleteTitle: '¿Borrar esta foto?',
  photoDeleteBody: 'Desaparece de todos los teléfonos y de la pantalla grande. Nadie puede recuperarla.',
  photoKeep: 'Conservarla',
  photosUndo: 'Deshacer',
  saidPhotoShown: (team) => `La foto de ${team} sale en la pantalla grande en cada descanso.`,
  saidPhotoDeclined: (team) => `La foto de ${team} no se muestra.`,
  saidPhotoWaits: (team) => `La foto de ${team} espera de nuevo.`,
  saidPhotoDeleted: (team) => `La foto de ${team} está borrada.`,

  votesTitle: 'Votaciones',
  votesLead: 'Entre las rondas o al final: cada teléfono tiene un voto, y ninguno para su propio equipo.',
  voteNames: { photo: 'La mejor foto', name: 'El mejor nombre de equipo' },
  voteCandidates: (vote, count) =>
    vote === 'photo'
      ? count === 1
        ? '1 foto para elegir'
        : `${count} fotos para elegir`
      : count === 1
        ? '1 nombre para elegir'
        : `${count} nombres para elegir`,
  voteTooFewPhotos: 'Muestra primero al menos dos fotos.',
  voteTooFewNames: 'Hacen falta al menos dos equipos cuyo nombre pueda leer la sala.',
  voteNotNow: 'Espera a que se cierre la ronda.',
  voteOpen: 'Abrir la votación',
  voteOpenLong: (name) => `Abrir la votación: ${name}`,
  voteAgain: 'Abrirla otra vez',
  voteAgainLong: (name) => `Abrir otra vez la votación: ${name}`,
  voteClose: 'Cerrar y anunciar quién gana',
  voteCloseLong: (name) => `Cerrar la votación y anunciar quién gana: ${name}`,
  voteHide: 'Quitar el resultado de la pantalla grande',
  voteHideLong: (name) => `Quitar el resultado de la pantalla grande: ${name}`,
  voteVoted: (voted, of) => `Han votado ${voted} de ${of}`,
  voteNobody: 'Nadie votó.',
  voteWinner: (team, top) => `${team}, con ${votes(top)}`,
  voteTie: (teams, top) => `Empate: ${teams}, con ${votes(top)} cada uno`,
  saidVoteOpen: (name) => `${name}: la votación está abierta.`,
  saidVoteClosed: (name, result) => `La votación está cerrada. ${name}: ${result}.`,
  saidVoteHidden: 'El resultado ya no está en la pantalla grande.',
};
