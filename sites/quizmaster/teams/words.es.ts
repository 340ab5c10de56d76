import type { TeamsWords } from './words.ts';

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

const manyOf = (teams: number, without: number) =>
  [
    ...(teams > 0 ? [teams === 1 ? '1 equipo' : `${teams} equipos`] : []),
    ...(without > 0 ? [`${people(without)} sin equipo`] : []),
  ].join(' y ') || 'nadie';

export const teamsWords: TeamsWords = {
  teamsPage: 'Equipos',
  manageTeams: 'Organizar los equipos',
  tonight: (teams, seated) => `${teams === 1 ? '1 equipo' : `${teams} equipos`}, ${people(seated)}`,
  noTeamsYet: 'Aún no se ha sentado nadie. Los equipos aparecen aquí cuando llegan.',
  peopleFailed: 'No se ha podido cargar quién está en cada equipo.',
  loadAgain: 'Intentar otra vez',

  phonesHere: (online, all) => {
    if (all === 0) return 'No hay nadie';
    if (online === 0) return all === 1 ? 'Su teléfono está dormido' : 'Todos los teléfonos dormidos';
    if (online < all) return `${online} de ${all} ${all === 1 ? 'teléfono' : 'teléfonos'} aquí`;
    if (all === 1) return 'Su teléfono está aquí';
    return all === 2 ? 'Los dos teléfonos aquí' : `Los ${all} teléfonos aquí`;
  },
  onPaperTeam: 'Juega en papel',
  captain: 'Capitanía',
  here: 'aquí',
  away: 'teléfono dormido',
  noAccount: 'sin cuenta',
  guestPlayer: 'Invitado',
  rudePerson: 'Nombre grosero: la sala no lo ve',
  moreAboutTeam: (name) => `Más sobre ${name}`,
  moreAboutPerson: (name, team) => `Más sobre ${name} de ${team}`,
  renameTeam: 'Cambiar el nombre',
  newName: 'Nombre nuevo',
  saveTeamName: 'Guardar el nombre',
  keepName: 'Dejar el de antes',
  mergeInto: 'Unir a otro equipo…',
  kick: 'Sacar del juego…',
  makeCaptain: 'Dar la capitanía',
  moveTo: 'Pasar a otro equipo…',
  takeOff: 'Sacar del equipo…',

  rudeName: (shown) => `La pantalla grande muestra «${shown}» en lugar de este nombre.`,
  renameTo: (shown) => `Llamarlo ${shown}`,
  showAsIs: 'Mostrarlo tal cual',
  shownAsIs: 'La pantalla grande muestra este nombre tal cual.',
  hideAgain: 'Volver a ocultarlo',
  onScreen: (shown) => `Pantalla grande: ${shown}`,

  waitingTitle: (count) => `Esperan para entrar: ${count}`,
  waits: (name) => `${name} espera a que lo dejes entrar.`,
  letIn: 'Dejar entrar',
  turnAway: 'No dejar entrar…',
  turnAwayTitle: (name) => `¿No dejar entrar a ${name}?`,
  turnAwayBody:
    'Sus teléfonos dicen que se ha sacado al equipo. Pueden mirar, unirse a otro equipo o volver a intentarlo.',
  turnAwayConfirm: 'No dejar entrar',
  waitingTeams: (count) => (count === 1 ? 'Un equipo espera para entrar.' : `${count} equipos esperan para entrar.`),
  seeWaiting: 'Ver quién',

  removeSeveral: 'Sacar a varios…',
  tickAll: 'Marcar a quien',
  tickAllHint: 'De varias, solo a quien cumple todas. Quien desmarques se queda sin marcar.',
  tickMinutes2: 'llegó en los últimos 2 min',
  tickMinutes10: 'llegó en los últimos 10 min',
  tickNoPhone: 'no tiene ningún teléfono aquí',
  tickPassed: 'dejó pasar una ronda sin responder',
  tickNone: 'Desmarcar todo',
  tickCame: (minutes) => (minutes < 1 ? 'acaba de llegar' : `llegó hace ${minutes} min`),
  tickTime: (date) => date.toLocaleTimeString('es', { timeStyle: 'short' }),
  tickCameAt: (time) => `llegó a las ${time}`,
  tickPhones: (online, all) => {
    if (all === 0) return 'no hay nadie';
    if (all === 1) return online > 0 ? 'teléfono aquí' : 'sin teléfono aquí';
    return online > 0 ? `${online} de ${all} teléfonos aquí` : `ninguno de los ${all} teléfonos aquí`;
  },
  tickOnPaper: 'juega en papel',
  tickHasAnswered: 'ha respondido',
  tickHasPassed: 'dejó pasar una ronda',
  tickNoAnswers: 'sin respuestas todavía',
  tickWaits: 'espera para entrar',
  tickSpectator: 'sin equipo',
  removeChosen: (count) => (count === 0 ? 'Sacar…' : `Sacar ${count}…`),
  manyTitle: (teams, without) => `¿Sacar ${manyOf(teams, without)} del juego?`,
  manyBody:
    'Quien está en un equipo sale con él. Sus respuestas se guardan y ya no cuentan. Pueden volver a entrar con el código, salvo mientras las puertas estén cerradas. No se puede deshacer.',
  manyConfirm: (count) => `Sacar ${count}`,

  spectators: 'Sin equipo',
  noSpectators: 'Todo el mundo está en un equipo.',
  nobodyHere: 'No hay nadie.',
  playsAlone: 'Juega sin cuenta, así que no puede estar con otros en un equipo.',
  putOn: 'Poner en un equipo…',

  addPaperTitle: 'Añadir un equipo en papel',
  paperName: 'Nombre del equipo',
  paperHint: 'En la mesa escribes tú lo que ponga.',
  addOnPaper: 'Añadir',

  leaveTeams: 'Todavía no',
  moveTitle: (name) => `¿En qué equipo pones a ${name}?`,
  moveBody: 'Su teléfono lo dice enseguida. Lo que haya escrito y no enviado ya no cuenta para nadie.',
  whichTeam: 'Equipo',
  chooseTeam: 'Elige un equipo',
  moveConfirm: 'Ponerlo ahí',
  offTitle: (name, team) => `¿Sacar a ${name} de ${team}?`,
  offBody: 'Desde ese momento mira. El equipo recibe un código nuevo, para que el de antes no le deje volver.',
  offConfirm: 'Sacar',
  kickTitle: (name) => `¿Sacar a ${name} del juego?`,
  kickBody: (count) =>
    `${count === 0 ? 'No hay nadie en él.' : count === 1 ? 'Quien juega pasa a mirar.' : `Sus ${count} personas pasan a mirar.`} Sus respuestas ya no cuentan. No se puede deshacer.`,
  kickConfirm: 'Sacar',
  mergeTitle: (name) => `¿A qué equipo unes ${name}?`,
  mergeBody: 'El equipo que elijas se queda: con su nombre, su capitanía y sus respuestas.',
  mergeLooking: 'Mirando qué pasaría…',
  mergeFailed: 'No se ha podido cargar qué pasaría. No ha cambiado nada.',
  mergeMoving: (who) => `Se unen: ${who}.`,
  mergeNobody: 'No viene nadie: no hay nadie en el equipo.',
  mergeWatching: (who, count) =>
    `${who}: sin cuenta, así que con nadie en un equipo. Desde ese momento ${count === 1 ? 'mira' : 'miran'}.`,
  mergeCarried: (count) =>
    count === 0 ? 'No viene ninguna respuesta.' : count === 1 ? 'Viene una respuesta.' : `Vienen ${count} respuestas.`,
  mergeDropped: (count) =>
    count === 1
      ? 'Los dos han respondido a una pregunta. Se pierde:'
      : `Los dos han respondido a ${count} preguntas. Se pierde:`,
  mergeNoneDropped: 'No se pierde ninguna respuesta.',
  mergeSameAnswers: 'No cambia ninguna respuesta.',
  droppedAt: (round, question) => `Ronda ${round}, pregunta ${question}:`,
  droppedLine: (dropped, kept) => (kept === '' ? `«${dropped}» se va.` : `«${dropped}» se va, «${kept}» se queda.`),
  mergeConfirm: 'Unir',

  saidRenamed: (name) => `El equipo se llama ahora ${name}.`,
  saidAllowed: (name) => `La pantalla grande muestra ${name} tal cual.`,
  saidHidden: (name) => `La pantalla grande ya no muestra ${name}.`,
  saidKicked: (name) => `${name} está fuera del juego.`,
  saidMerged: (name, into) => `${name} es ahora parte de ${into}.`,
  saidMoved: (name, team) => `${name} está ahora en ${team}.`,
  saidOff: (name) => `${name} mira ahora.`,
  saidCaptain: (name, team) => `${name} lleva ahora la capitanía de ${team}.`,
  saidIn: (name) => `${name} está dentro.`,
  saidPaper: (name) => `${name} juega en papel.`,
  saidRemoved: (teams, without) => `Fuera del juego: ${manyOf(teams, without)}.`,
};
