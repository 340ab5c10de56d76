import { utcDay } from '../utc-day.ts';
import type { SponsorWords } from './words.ts';

const language = 'es-419';

/** `sponsorWords` in Spanish. */
export const sponsorWords: SponsorWords = {
  sponsorsTitle: 'Patrocinadores',
  sponsorsLead: 'Sus anuncios y preguntas salen entre las rondas, y sus cifras se suman en una hoja de comprobación.',
  sponsorsLoading: 'Buscando a tus patrocinadores…',
  sponsorsFailed: 'Snug no responde, así que tus patrocinadores todavía no están aquí.',
  retry: 'Intentar de nuevo',
  noSponsorsTitle: 'Todavía no hay patrocinadores',
  noSponsors: 'Escribe abajo el nombre del primero. Tus propios anuncios y preguntas no necesitan ninguno.',
  house: 'De la casa',
  houseLead: 'Anuncios y preguntas de tu propio local.',
  adsAndQuestions: (ofAds, ofQuestions) => `Anuncios: ${ofAds} · Preguntas: ${ofQuestions}`,
  pausedCount: (count) => `${count} en pausa`,
  newSponsor: 'Nuevo patrocinador',
  nameOfSponsor: 'Nombre',
  sponsorNameHint: 'Como se lee junto a un anuncio.',
  addSponsor: 'Agregar patrocinador',
  sponsorNameNeeded: 'Ponle un nombre al patrocinador.',
  rename: 'Cambiar el nombre',
  saveName: 'Guardar el nombre',
  sponsorSaved: (name) => `${name} está guardado.`,
  allProof: 'Hoja de comprobación de todo el local',
  noSponsorTitle: 'No existe ese patrocinador',
  noSponsor: 'No es un patrocinador de tu local.',
  noItemTitle: 'Aquí no está',
  noItem: 'No existe ese anuncio o esa pregunta.',
  toSponsors: 'Todos los patrocinadores',

  // Saving
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Guardado.',
  notSaved: 'Snug no respondió, así que todavía no se guardó nada. Presiona otra vez: nada pasa dos veces.',
  saidNo: (detail) => `Snug dice que no: ${detail}`,
  somethingWrong: 'Arriba falta algo.',

  // Ads and questions of a sponsor
  ads: 'Anuncios',
  questions: 'Preguntas',
  newAd: 'Nuevo anuncio',
  newQuestion: 'Nueva pregunta',
  noAdsTitle: 'Todavía no hay anuncios',
  noAds: 'Un anuncio es un texto con una imagen y un enlace. Sale entre las rondas.',
  noQuestionsTitle: 'Todavía no hay preguntas',
  noQuestions: 'Una pregunta se responde entre las rondas, con una opción o con palabras propias.',
  change: 'Cambiar',
  changeItem: (text) => `Cambiar: ${text}`,
  pause: 'Pausar',
  pauseItem: (text) => `Pausar: ${text}`,
  resume: 'Mostrar otra vez',
  resumeItem: (text) => `Mostrar otra vez: ${text}`,
  saidPaused: 'Está en pausa.',
  saidResumed: 'Se muestra otra vez.',
  states: (state) => {
    switch (state.kind) {
      case 'shown':
        return 'Se muestra';
      case 'shown-until':
        return `Se muestra hasta el ${utcDay(state.day, language)}`;
      case 'planned':
        return `Empieza el ${utcDay(state.day, language)}`;
      case 'over':
        return `Terminó el ${utcDay(state.day, language)}`;
      case 'paused':
        return 'En pausa';
    }
  },
  servedSeen: (served, seen) => `Envíos ${served} · Vistas ${seen}`,
  tappedCount: (taps) => `Toques ${taps}`,
  answeredSkipped: (given, skips) => `Respuestas ${given} · Saltos ${skips}`,
  withoutTeam: (figures) => `Sin equipo: ${figures}`,
  pictureOnly: 'Una imagen sin texto',

  // Schedule
  schedule: 'Cuándo se muestra',
  scheduleHint: 'Los dos días cuentan, según UTC. Deja un campo vacío si no hay límite.',
  startsOn: 'Desde',
  endsOn: 'Hasta',
  turnedRoundDays: 'Los días están al revés: «Hasta» es antes de «Desde».',
  shownToggle: 'Mostrar',
  shownToggleHint: 'Apagado queda en pausa, digan lo que digan los días.',

  // The page of an ad
  editAd: 'Anuncio',
  adText: 'Texto',
  adTextHint: 'Se lee junto a la imagen, y en voz alta para quien no la ve.',
  adTextNeeded: 'Un anuncio necesita un texto.',
  adTextForPicture: 'Di lo que dice la imagen: no todo el mundo puede verla.',
  adLink: 'Enlace',
  adLinkHint: 'Adónde lleva un toque. Empieza con https://. Sin enlace no hay nada que tocar.',
  adLinkWrong: 'Un enlace empieza con https:// y no tiene espacios.',
  pictureOfAd: 'Imagen',
  adPictureHint: 'De 5 MB como máximo. Se ajusta a 600 × 400.',
  adPictureOnItsWay: (percent) => `Subiendo… ${percent} %`,
  adPictureFailed: 'La imagen no llegó. Elígela otra vez.',
  pictureSaved: 'La imagen ya está. Guarda el anuncio para conservarla.',
  removePicture: 'Quitar la imagen',
  pictureRemoved: 'La imagen se quita cuando guardes el anuncio.',

  // The page of a question
  editQuestion: 'Pregunta',
  questionText: 'Pregunta',
  questionTextNeeded: 'Pregunta algo.',
  answerKind: 'Cómo se responde',
  byChoice: 'Con una opción',
  byChoiceHint: 'Una de las opciones que das.',
  byText: 'Con palabras propias',
  byTextHint: 'Lees las respuestas a partir de cinco, sin quién las escribió.',
  options: 'Opciones',
  optionNumber: (number) => `Opción ${number}`,
  addOption: 'Agregar una opción',
  removeOption: (number) => `Quitar la opción ${number}`,
  optionsNeeded: 'Da al menos dos opciones.',
  optionsEqual: 'Dos opciones son iguales.',
  stands: (given, skips) =>
    `Respuestas: ${given}. Saltos: ${skips}. El texto y las opciones quedan como están, para que las respuestas conserven su pregunta. Para decirlo de otro modo, pausa esta y crea una nueva.`,
  standsLater: 'Cuando alguien haya respondido, el texto y las opciones quedan como están.',

  // Preview
  previewTitle: 'Vista previa',
  previewOnPhone: 'Como lo muestra un teléfono',
  previewEmpty: 'Aparece aquí mientras escribes.',

  // The snippet
  snippetTitle: 'En la página del patrocinador',
  snippetLead:
    'Estas líneas muestran las preguntas de este patrocinador en cualquier página. Las respuestas cuentan aquí.',
  snippetTheme: (attribute) =>
    `Sigue al dispositivo de quien visita la página. Con ${attribute} siempre es claro; «dark» y «auto» son los otros valores.`,
  copySnippet: 'Copiar el fragmento',
  copied: 'Copiado.',
  notCopied: 'No se pudo copiar. Selecciónalo y cópialo a mano.',

  // Sharing the proof sheet
  proofSheet: 'Hoja de comprobación',
  proofAbout: 'Lo que se envió, se vio, se tocó y se respondió, por día, local y ronda.',
  openProof: 'Abrir la hoja',
  shareTitle: 'Una dirección para el patrocinador',
  shareLead:
    'Quien tiene la dirección lee las cifras de este patrocinador sin iniciar sesión. En ellas no se nombra a nadie.',
  shareMake: 'Crear una dirección',
  shareAddress: 'Dirección de la hoja de comprobación',
  shareCopy: 'Copiar la dirección',
  shareRenew: 'Renovar',
  shareEnd: 'Terminar',
  renewTitle: '¿Renovar la dirección?',
  renewBody: 'La dirección que tiene el patrocinador deja de funcionar. Dale la nueva.',
  renewConfirm: 'Renovarla',
  endTitle: '¿Terminar la dirección?',
  endBody: 'La dirección que tiene el patrocinador deja de funcionar. Más adelante puedes crear otra.',
  endConfirm: 'Terminarla',
  notYet: 'Todavía no',
  addressMade: 'La dirección está lista.',
  addressRenewed: 'La dirección está renovada.',
  addressEnded: 'La dirección ya no funciona.',
};
