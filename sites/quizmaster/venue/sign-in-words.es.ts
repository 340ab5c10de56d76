import type { SignInWords } from './sign-in-words.ts';

/** `signInWords` in Spanish. */
export const signInWords: SignInWords = {
  signIns: 'Has entrado en',
  signInsLead: 'Cada dispositivo que abrió uno de tus enlaces de acceso. ¿Alguno no es tuyo? Cierra su sesión.',
  signInSince: (at) => `Desde el ${at}`,
  signInUsed: (at) => `último uso: ${at}`,

  sessionsLost: 'Snug no responde, así que no se muestran tus dispositivos.',
  device: (browser, system) => `${browser} en ${system}`,
  unknownDevice: 'Un dispositivo que no dice cuál es',
  thisDevice: 'Este dispositivo',
  showAllSessions: (count) => `Mostrar los ${count}`,
  endSession: 'Cerrar la sesión allí',
  endedThere: 'Sesión cerrada',
  sessionEnded: (device) => `La sesión está cerrada: ${device}.`,
  endOthers: 'Cerrar la sesión en los demás',
  endOthersTitle: '¿Cerrar la sesión en los demás?',
  endOthersBody:
    'Aquí sigues dentro. En los demás dispositivos la sesión se cierra en seguida, y los enlaces sin usar terminan también. Una pantalla grande sigue mostrando su juego hasta que presiones Dirección nueva en la pantalla grande de ese juego.',
  othersEnded: 'Tu sesión está cerrada en los demás dispositivos.',
  endAll: 'Cerrar la sesión en todas partes',
  endAllTitle: '¿Cerrar la sesión en todas partes?',
  endAllBody:
    'La sesión se cierra en seguida en todos tus dispositivos, también en este, y los enlaces sin usar terminan también. Para volver necesitas un enlace de acceso nuevo. Una pantalla grande sigue mostrando su juego hasta que presiones Dirección nueva en la pantalla grande de ese juego.',
  allEnded: 'Tu sesión está cerrada en todas partes. Con un enlace de acceso nuevo vuelves a entrar.',
};
