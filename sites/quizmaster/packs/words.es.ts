import type { packWords as english } from './words.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The texts of the pages with the packs of a venue, in Spanish. */
export const packWords: typeof english = {
  packsTitle: 'Preguntas',
  packsLead: 'Un paquete es un concurso: sus rondas y preguntas con sus respuestas. Los juegos se hacen con paquetes.',
  packsLoading: 'Buscando tus paquetes…',
  packsFailed: 'Snug no responde, así que tus paquetes todavía no están aquí.',
  tryThat: 'Intentar de nuevo',
  noPacksTitle: 'Todavía no hay paquetes',
  noPacks: 'Importa una hoja de cálculo con preguntas, o un paquete guardado como archivo.',
  packRounds: (count) => counted(count, 'ronda', 'rondas'),
  packQuestions: (count) => counted(count, 'pregunta', 'preguntas'),
  neverPlayed: 'todavía no se ha jugado aquí',
  packPlayed: (count, last) => `jugado aquí ${counted(count, 'vez', 'veces')}, la última el ${last}`,
  makeGame: 'Nuevo juego con él',

  importTitle: 'Importar un paquete',
  importLead:
    'Un archivo CSV como lo guardan las hojas de cálculo, o el archivo JSON de un paquete. Mientras algo esté mal no se guarda nada.',
  importColumns:
    'La hoja tiene una fila por pregunta, con estas columnas: round, round_title, question_number, question, accepted_answers. Puede haber más.',
  exampleSheet: 'Guardar una hoja de ejemplo',
  chooseFile: 'Elegir un archivo',
  importing: (file) => `Importando ${file}…`,
  packImported: (title, rounds, questions) => `${title} está en la lista: ${rounds}, ${questions}.`,
  knownAlready: (title) => `${title} ya está en la lista, con el mismo contenido.`,
  remarks: 'Conviene mirarlo:',
  wrongTitle: (file, count) => `${file} no se ha importado: ${counted(count, 'problema', 'problemas')}.`,
  wrongAgain: 'Arregla el archivo, guárdalo y elígelo otra vez.',
  notRead: (file) => `${file} no se puede leer. Guárdalo de nuevo y elígelo otra vez.`,
  fileTooLarge: (file) => `${file} ocupa más de 1 MB, que es más que cualquier concurso.`,
  importFailed: 'Snug no responde, así que no se ha importado nada. Elige el archivo otra vez.',
  importRefused: (detail) => `Snug dice que no: ${detail}`,

  toPackList: 'Todos los paquetes',
  packLoading: 'Abriendo el paquete…',
  noSuchPackTitle: 'No existe ese paquete',
  noSuchPack: 'No está en la lista de este local.',
  packRoundTitle: (number, title) => `Ronda ${number}: ${title}`,
  orAnswer: 'o',
  hasPicture: 'Con una imagen',
  packNote: 'Nota',
  packTags: {
    single_answer: 'Una respuesta para todas',
    double_or_nothing: 'Doble o nada',
    tiebreaker: 'Desempate',
  },
  savePackFile: 'Guardar como archivo',
  removePack: 'Quitar de la lista',
  removePackTitle: (title) => `¿Quitar ${title} de la lista?`,
  removePackBody: 'Los juegos hechos con él se quedan como están. Al importar su archivo otra vez, vuelve.',
  removePackConfirm: 'Quitar',
  packRemoved: (title) => `${title} ya no está en la lista.`,
  notYetRemoved: 'Todavía no',
};
