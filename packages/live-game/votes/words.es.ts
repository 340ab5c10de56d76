import type { VoteWords } from './words.ts';

const votos = (count: number) => (count === 1 ? '1 voto' : `${count} votos`);

export const voteWords: VoteWords = {
  ballotNames: { photo: 'La mejor foto', name: 'El mejor nombre de equipo' },
  voteLead: (vote) =>
    vote === 'photo' ? '¿Cuál es la mejor foto de esta noche?' : '¿Qué equipo tiene el mejor nombre?',
  voteNow: 'Votar',
  voteForAnother: 'Cambiar mi voto',
  castVote: 'Enviar mi voto',
  votedFor: (team) => `Votaste por ${team}. Puedes cambiarlo mientras la votación esté abierta.`,
  notForYourOwn: 'Tu propio equipo no está en la lista.',
  votePhotoOf: (team) => `Foto de ${team}`,
  voteNotSent: 'Tu voto no llegó. Inténtalo de nuevo.',
  voteOver: 'Esta votación está cerrada.',
  nobodyVoted: 'Nadie votó.',
  voteWon: (team, top) => `${team}, con ${votos(top)}.`,
  voteTied: (teams, top) => `Empate: ${teams}, con ${votos(top)} cada uno.`,
  saidBallotOpen: (name) => `${name}: vota ahora.`,
  saidBallotClosed: (name, result) => `La votación está cerrada. ${name}: ${result}`,
};
