import type { ContactWarningWords } from './contact-warning-words.ts';

/** `contactWarningWords` in Spanish. */
export const contactWarningWords: ContactWarningWords = {
  lacksPhone: 'Tu cuenta no tiene teléfono. Agrega uno, para que perder el correo no te deje fuera.',
  lacksEmail: 'Tu cuenta no tiene correo. Agrega uno, para que perder el teléfono no te deje fuera.',
  addPhone: 'Agregar teléfono',
  addEmail: 'Agregar correo',
  dismiss: 'Descartar',
};
