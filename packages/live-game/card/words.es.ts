import { ordinal, pointsText } from '../results/words.es.ts';
import type { cardWords as english } from './words.ts';

/** The texts of the picture of a team's night, in Spanish. */
export const cardWords: typeof english = {
  cardOpen: 'Su noche en una imagen',
  cardTitle: 'Su noche en una imagen',
  cardDrawing: 'Dibujando su imagen…',
  cardFailed: 'No se pudo dibujar la imagen.',
  cardAgain: 'Intentar de nuevo',
  cardShare: 'Compartir',
  cardSave: 'Guardar la imagen',
  cardSaved: 'La imagen está guardada con tus descargas.',
  cardShareFailed: 'Este navegador no la compartió. Guarda la imagen.',
  cardHint: 'O mantén presionada la imagen para guardarla.',
  cardFile: (team) => `${team} – noche de trivia.png`,

  cardPlace: (place, isShared) => `${ordinal(place)}${isShared ? ', empatados' : ' lugar'}`,
  cardOf: (teams) => `de ${teams} ${teams === 1 ? 'equipo' : 'equipos'}`,
  cardPoints: (points) => pointsText(points),
  cardBest: 'Mejor ronda',
  cardBestPoints: (points, of) => `${pointsText(points)} de ${of}`,
  cardPrivate: 'Una noche de trivia',
  cardDate: (date) => date.toLocaleDateString('es', { day: 'numeric', month: 'long', year: 'numeric' }),
};
