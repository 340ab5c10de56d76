import type { NightWords } from './night-words.ts';

export const nightWords: NightWords = {
  nextNights: 'Próximas noches',
  nightWith: (name) => `con ${name}`,
  moment: (date) =>
    date.toLocaleString('es-419', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }),
};
