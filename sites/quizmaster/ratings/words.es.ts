import { utcDay } from '../utc-day.ts';
import type { RatingWords } from './words.ts';

const language = 'es-419';
const ratings = (count: number) => (count === 1 ? '1 valoración' : `${count} valoraciones`);

/** `ratingWords` in Spanish. */
export const ratingWords: RatingWords = {
  ratingsTitle: 'Tus valoraciones',
  ratingsLead:
    'Las valoraciones aparecen en grupos de cinco, y un grupo ya no cambia. Así no se distingue a nadie, ni mirando dos veces.',
  ratingsLoading: 'Buscando tus valoraciones…',
  ratingsFailed: 'Snug no responde, así que tus valoraciones todavía no están aquí.',
  retry: 'Intentar de nuevo',
  noRatingsTitle: 'Todavía no hay un grupo de cinco',
  noRatings:
    'Quienes juegan pueden valorarte cuando termina un juego. Las primeras cinco valoraciones aparecen aquí juntas.',
  ratingsSoFar: (count, size) => `${count} de ${size} valoraciones hasta ahora.`,
  nextGroupSoFar: (count, size) => `El próximo grupo tiene ${count} de ${size} valoraciones hasta ahora.`,
  toGames: 'Ir a tus juegos',
  meanOfAll: (mean, count) => `${mean} de 5 estrellas en promedio, de ${ratings(count)}.`,
  mean: (value) => value.toLocaleString('es-419', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  closedOn: (day) => utcDay(day, language),
  closedShort: (day) => utcDay(day, language, 'short'),

  starsGiven: 'Estrellas',
  starCount: (stars) => (stars === 1 ? '1 estrella' : `${stars} estrellas`),
  timesGiven: 'Veces',
  ofAll: 'Parte',
  percentOf: (percent) => `${percent} %`,
  overTime: 'A lo largo del tiempo',
  overTimeLead: 'El promedio de cada grupo, por el día (UTC) de su quinta valoración.',
  group: 'Grupo',
  groupNumber: (number) => `Grupo ${number}`,
  closedColumn: 'Completo el (UTC)',
  meanColumn: 'Promedio',
  tagsTitle: 'Etiquetas',
  tagColumn: 'Etiqueta',
  tagsByGroup: 'Etiquetas a lo largo del tiempo',
  tagsColumn: 'Etiquetas, con cuántas veces',
  noTags: 'sin etiquetas',
  notesTitle: 'Notas',
  notesLead: 'En ningún orden que diga quién las escribió.',
  noNotes: 'Nadie escribió nada.',
  rudeNote: 'Una nota con palabras groseras.',
  showNote: 'Mostrarla',
  olderNotes: 'Mostrar notas anteriores',
};
