import type { JoinLinkWords, LoginWords } from './words.ts';

/** `loginWords` in Spanish. */
export const loginWords: LoginWords = {
  logInWith: 'Inicia sesión con tu correo o tu teléfono',
  contactBy: 'Iniciar sesión con',
  byEmail: 'Correo',
  byPhone: 'Teléfono',
  emailLabel: 'Correo electrónico',
  phoneLabel: 'Número de teléfono',
  emailHint: 'Te enviamos un código a esta dirección. Sin contraseña.',
  phoneHint: 'Diez dígitos. Te enviamos un código por mensaje. Sin contraseña.',
  emailInvalid: 'Eso no parece un correo electrónico.',
  phoneInvalid: 'Un número de teléfono tiene diez dígitos.',
  displayName: 'Nombre visible',
  displayNameHint: '¿Primera vez aquí? Así te verá tu equipo.',
  sendCode: 'Enviar código',
  sendingCode: 'Enviando...',
  createAccount: 'Crear una cuenta',
  continueAsGuest: 'O continuar como invitado',
  checkMessages: 'Revisa tus mensajes',
  codeSent: (contact) => `Enviamos un código a ${contact}.`,
  oneTimeCode: 'Código',
  codeEmpty: 'Escribe el código para continuar',
  confirmCode: 'Continuar',
  confirmingCode: 'Comprobando...',
  resendCode: 'Enviar otro código',
  resendCodeIn: (seconds) => `Enviar otro código en ${seconds} s`,
  codeResent: 'Otro código va en camino.',
  otherContact: 'Usar otro correo o número',
  privacy: 'Política de privacidad',
  terms: 'Términos de uso',
  somethingWrong: 'Algo salió mal...',
};

/** `joinLinkWords` in Spanish. */
export const joinLinkWords: JoinLinkWords = {
  findingYourGame: 'Buscando tu juego...',
  joiningGame: 'Entrando al juego...',
  invalidLink: 'Este enlace no sirve o ya venció. ¡Pídele a alguien de tu equipo que te invite otra vez!',
  chooseName: 'Elige tu nombre visible:',
  joinGame: 'Entrar al juego',
  somethingWrong: 'Algo salió mal...',
  logIn: 'Iniciar sesión',
};
