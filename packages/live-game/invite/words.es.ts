import { inviteLifeMs } from '@snug/contract';
import type { InviteTeammateWords } from './words.ts';

/** `inviteTeammateWords` in Spanish. */
export const inviteTeammateWords: InviteTeammateWords = {
  inviteIntro: 'Envía un enlace o deja que lo escaneen.',

  emailOrPhone: 'Correo o número de teléfono',
  sendInvite: 'Enviar',
  sendingInvite: 'Enviando...',
  inviteSent: (contact) => `¡Invitación enviada a ${contact}!`,
  invitedNow: 'Invitaciones recién enviadas',
  neitherContact: 'Eso no es un correo electrónico ni un número de teléfono de diez dígitos.',
  alreadyOnTeam: 'Ya está en tu equipo.',
  alreadyInvited: 'Ya tiene una invitación, y sigue en pie.',
  inviteUnsent: 'No se pudo enviar. Quizá hoy tu conexión está lenta. Inténtalo una vez más.',

  qrCodeTo: (team) => `Código QR: únete a ${team}`,
  noQrCode: 'No se pudo generar el código QR',
  noInviteLink: 'Quizá hoy tu conexión está lenta.',
  fetchingLink: 'Buscando tu enlace...',
  link: 'Enlace para tu equipo',
  linkRule: `Quien lo abre inicia sesión y entra a tu equipo. Sirve durante ${inviteLifeMs / 3_600_000} horas.`,
  copy: 'Copiar',
  copied: 'Copiado',
  copyByHand: 'Mantén presionado para copiar',
  share: 'Compartir',
  shareText: (team) => `Únete a ${team} en la trivia`,
  replaceLink: 'Cambiar el enlace',
  linkReplaced: 'Aquí tienes un enlace nuevo. El anterior ya no sirve.',

  captainInvites: (captain) =>
    captain ? `Solo puede invitar quien es capitán. Pídeselo a ${captain}.` : 'Solo puede invitar quien es capitán.',
  inviteOver: 'Ya nadie se une a este juego.',
};
