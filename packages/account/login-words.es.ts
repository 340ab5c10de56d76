import type { LoginWords } from './login-words.ts';

/** `loginWords` in Spanish. */
export const loginWords: LoginWords = {
  logInWith: 'Inicia sesión con tu correo o tu teléfono',
  contactBy: 'Iniciar sesión con',
  byEmail: 'Correo',
  byPhone: 'Teléfono',
  emailHint: 'Te enviamos un código a esta dirección. Sin contraseña.',
  phoneHint: 'Diez dígitos. Te enviamos un código por mensaje. Sin contraseña.',
  displayNameHint: '¿Primera vez aquí? Así te verá tu equipo.',
  createAccount: 'Crear una cuenta',
  longWait: 'Tarda un poco. Espera.',
  continueAsGuest: 'O continuar como invitado',
  otherContact: 'Usar otro correo o número',
  privacy: 'Política de privacidad',
  terms: 'Términos de uso',
};
