import type { SessionsWords } from './sessions-words.ts';

/** `sessionsWords` in Spanish. */
export const sessionsWords: SessionsWords = {
  sessions: 'Sesión iniciada en',
  sessionsLost: 'La lista de tus dispositivos no llegó.',
  device: (browser, system) => `${browser} en ${system}`,
  unknownDevice: 'Un dispositivo que no dice cuál es',
  thisDevice: 'Este dispositivo',
  loggedInByCode: (on) => `Desde el ${on}, con un código`,
  loggedInByLink: (on) => `Desde el ${on}, con un enlace`,
  lastUsed: (on) => `último uso: ${on}`,
  dayAndHour: (date) => date.toLocaleString('es', { dateStyle: 'medium', timeStyle: 'short' }),
  showAllSessions: (count) => `Mostrar las ${count}`,
  endSession: 'Cerrar sesión allí',
  endedThere: 'Sesión cerrada',
  sessionEnded: (device) => `La sesión está cerrada: ${device}.`,
  endOthers: 'Cerrar sesión en los demás dispositivos',
  endOthersTitle: '¿Cerrar sesión en los demás dispositivos?',
  endOthersBody:
    'Aquí la sesión sigue abierta. En tus otros teléfonos y navegadores se cierra en seguida; lo que se escribió allí se queda allí.',
  othersEnded: 'Tu sesión está cerrada en los demás dispositivos.',
  endAll: 'Cerrar sesión en todas partes',
  endAllTitle: '¿Cerrar sesión en todas partes?',
  endAllBody: 'La sesión se cierra en seguida en todos tus teléfonos y navegadores, también en este.',
  allEnded: 'Tu sesión está cerrada en todas partes.',
  sessionNotEnded: 'No funcionó. Inténtalo de nuevo.',
};
