import type { MomentWords } from './words.ts';

export const momentWords: MomentWords = {
  slipIn: 'Tu hoja está entregada.',
  teamsIn: (submitted, teams) => `${submitted} de ${teams} ${teams === 1 ? 'equipo ha' : 'equipos han'} entregado`,
};
