import type { CodeWords } from './code-words.ts';

/** `codeWords` in Spanish. */
export const codeWords: CodeWords = {
  emailLabel: 'Correo electrónico',
  phoneLabel: 'Número de teléfono',
  emailInvalid: 'Eso no parece un correo electrónico.',
  phoneInvalid: 'Un número de teléfono tiene diez dígitos.',
  displayName: 'Nombre visible',
  sendCode: 'Enviar código',
  sendingCode: 'Enviando...',
  checkMessages: 'Revisa tus mensajes',
  codeSent: (contact) => `Enviamos un código a ${contact}.`,
  codeResent: (contact) => `Enviamos otro código a ${contact}.`,
  oneTimeCode: 'Código',
  codeEmpty: 'Escribe el código para continuar',
  confirmCode: 'Continuar',
  confirmingCode: 'Comprobando...',
  resendCode: 'Enviar otro código',
  resendCodeIn: (seconds) => `Enviar otro código en ${seconds} s`,
  somethingWrong: 'Algo salió mal...',
  noReply:
    'Aún no hay respuesta. Puede que la conexión esté lenta esta noche. Lo que escribiste sigue aquí: inténtalo otra vez.',
};
