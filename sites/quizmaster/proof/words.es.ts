import { utcDay, utcMonth } from '../utc-day.ts';
import type { ProofWords } from './words.ts';

const language = 'es-419';
const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

/** `proofWords` in Spanish. */
export const proofWords: ProofWords = {
  proofTitle: 'Hoja de comprobación',
  house: 'De la casa',
  wholeVenue: 'Todo el local',
  proofLead:
    'A cuántas personas les llegó cada anuncio y cada pregunta. Cada persona cuenta una vez al día; no se nombra a nadie, y no se puede reconocer a nadie.',
  readAt: (moment) => `Cifras del ${moment} UTC. Los días son UTC.`,
  moment: (at) => at.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
  date: (day) => utcDay(day, language),
  shortDate: (day) => utcDay(day, language, 'short'),
  monthName: (month) => utcMonth(month, language),
  shortMonth: (month) => utcMonth(month, language, 'short'),
  period: (from, until) => `Desde el ${from} hasta el ${until}`,
  downloadCsv: 'Descargar como CSV',
  printSheet: 'Imprimir',
  csvStart: 'hoja-de-comprobacion',
  csvSaved: 'El CSV está en tus descargas.',
  proofLoading: 'Sumando…',
  retry: 'Intentar de nuevo',
  proofFailed: 'Snug no responde, así que todavía no hay cifras. Prueba otra vez en un momento.',

  // What is shown
  filters: 'Qué se muestra',
  fromDay: 'Desde (UTC)',
  untilDay: 'Hasta (UTC)',
  itemChoice: 'Anuncio o pregunta',
  everyItem: 'Todos',
  turnedRound: 'Los días están al revés: «Hasta» es antes de «Desde».',
  showAllDays: 'Mostrar todos los días',
  lastDays: 'Los últimos 30 días con cifras',

  // Nothing to show
  noProofTitle: 'Todavía no se contó nada',
  noProof: 'Las cifras aparecen aquí en cuanto un anuncio o una pregunta le llega a alguien.',
  noProofInDaysTitle: 'Nada en estos días',
  noProofInDays: 'Elige otros días, o muéstralos todos.',
  noSuchSheetTitle: 'No existe esa hoja',
  noSuchSheet: 'No es de un patrocinador de tu local.',
  makeFirst: 'Crear un anuncio o una pregunta',

  // Measures
  served: 'Enviados',
  seen: 'Vistos',
  tapped: 'Tocados',
  answered: 'Respondidos',
  skipped: 'Saltados',
  means: {
    served: 'llegó a un teléfono',
    seen: 'estuvo un segundo en pantalla',
    tapped: 'se abrió su enlace',
    answered: 'recibió una respuesta',
    skipped: 'se saltó',
  },
  acted: 'Tocados o respondidos',
  notApplicable: 'no corresponde',
  total: 'Suma',

  // Tables
  totals: 'En juegos',
  elsewhere: 'Sin equipo',
  elsewhereLead:
    'Cualquiera puede mirar un juego, o responder en la página de encuestas o en la del patrocinador; por eso no están en las cifras de arriba.',
  elsewhereByPlace: 'Sin equipo, por lugar',
  choicesElsewhere: 'Qué se eligió sin equipo',
  byItem: 'Anuncios y preguntas',
  byDay: 'Por día',
  byPlace: 'Por local',
  byRound: 'Por ronda',
  byMonth: 'A lo largo de los meses',
  byMonthLead: 'Todo lo que se contó hasta ahora en los juegos, también fuera de los días de arriba.',
  choicesTitle: 'Qué se eligió',
  inFull: 'Todas las cifras',
  inFullLead: 'Cada línea del CSV: por día, lugar y ronda.',
  showInFull: 'Mostrar todas las cifras',
  hideInFull: 'Ocultar todas las cifras',
  noTotalOfDays: 'Quien viene dos días cuenta en cada uno.',
  sponsorColumn: 'Patrocinador',
  kindColumn: 'Tipo',
  itemColumn: 'Anuncio o pregunta',
  dayColumn: 'Día (UTC)',
  monthColumn: 'Mes (UTC)',
  placeColumn: 'Dónde',
  venueColumn: 'Local',
  roundColumn: 'Ronda',
  optionColumn: (number) => `Opción ${number}`,
  chosenColumn: (number) => `Elecciones de la opción ${number}`,
  option: 'Opción',
  chosen: 'Elegida',
  share: 'Parte',
  percentOf: (percent) => `${percent} %`,
  answeredBy: (count) => `${count === 1 ? 'Respondió' : 'Respondieron'} ${people(count)}.`,
  kinds: { ad: 'Anuncio', survey: 'Pregunta' },
  adWithoutText: 'Una imagen sin texto',
  places: {
    game: 'En un juego',
    watching: 'Mirando, sin equipo',
    site: 'Página de encuestas',
    sponsor: 'Página del patrocinador',
  },
  roundNumber: (round) => `Ronda ${round}`,
  beforeRounds: 'Antes de la primera ronda',
  noRound: 'Fuera de un juego',
  unknownRound: 'No se contó la ronda',
  shortRound: { before: 'Antes', outside: 'Fuera' },

  // What was written
  texts: 'Qué se escribió',
  textsLead:
    'A partir de cinco respuestas y de cinco en cinco, las 500 más recientes, sin quién las escribió. Los patrocinadores no ven esto.',
  textsSoFar: (count, most) =>
    `${count} de ${most} respuestas en los juegos hasta ahora. Aparecen a partir de cinco respuestas.`,
  textsElsewhereSoFar: (count, most) =>
    `${count} de ${most} respuestas fuera de los juegos hasta ahora. Aparecen a partir de cinco respuestas.`,
  textsFailed: 'No se pudo traer lo que se escribió.',
  textsElsewhere: 'Sin equipo',
  textColumn: 'Respuesta',
  timesColumn: 'Veces',
  moreTexts: (count) => (count === 1 ? 'Mostrar 1 más' : `Mostrar ${count} más`),

  // The sponsor's own page
  sharedLead: (venue) => `Lo que ${venue} contó para ti.`,
  noSheetTitle: 'Esta dirección no lleva a ninguna hoja',
  noSheet: 'Se terminó o se renovó. Pide una nueva al quizmaster que te la dio.',
};
