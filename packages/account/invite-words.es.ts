import { linkTokenLifeMs } from '@snug/contract';
import type { InviteWords } from './invite-words.ts';

/** `inviteWords` in Spanish. */
export const inviteWords: InviteWords = {
  checkingInvite: 'Buscando tu invitación...',
  yourInvite: 'Tu invitación',
  invitedToPlay: (team) => `Tienes una invitación para jugar con '${team}'`,
  inviteAsks: (inviter) =>
    inviter
      ? `${inviter} te guarda una silla. ¿A dónde te enviamos el enlace?`
      : 'Hay una silla para ti. ¿A dónde te enviamos el enlace?',
  emailOrPhone: 'Correo o número de teléfono',
  neitherContact: 'Eso no es un correo electrónico ni un número de teléfono de diez dígitos.',
  sendJoinLink: '¡Envíame el enlace para entrar!',
  sendingJoinLink: 'Enviando...',
  playedHere: '¿Ya has jugado aquí?',
  inviteSent: (contact) => `¡Invitación enviada a ${contact}!`,
  whatNext: `Abre el enlace de ese mensaje. Sirve una sola vez, durante ${linkTokenLifeMs / 60_000} minutos.`,
  notArrived: '¿Un minuto y nada? Mira en el correo no deseado, o pide que se envíe otra vez.',
  sendAgain: 'Enviar otra vez',
  sendAgainIn: (seconds) => `Enviar otra vez en ${seconds} s`,
  sentAgain: 'Otro enlace va en camino.',
  otherContact: 'Usar otro correo o número',
  invalidLink: 'Este enlace no sirve o ya venció. ¡Pídele a alguien de tu equipo que te invite otra vez!',
  inviteUnreached: 'No pudimos buscar tu invitación. Quizá hoy tu conexión está lenta.',
  inviteUnsent: 'No se pudo enviar. Quizá hoy tu conexión está lenta. Inténtalo una vez más.',
  retry: 'Intentar de nuevo',
  enterCode: 'Escribir un código de juego',
  logIn: 'Iniciar sesión',
};
