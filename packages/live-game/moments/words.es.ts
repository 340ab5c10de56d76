import type { MomentWords } from './words.ts';

export const momentWords: MomentWords = {
  slipIn: 'Tu hoja está entregada.',
  teamsIn: (submitted, teams) => `${submitted} de ${teams} ${teams === 1 ? 'equipo ha' : 'equipos han'} entregado`,

  teamsSeated: (teams) =>
    teams === 0
      ? 'Aún no hay ningún equipo'
      : teams === 1
        ? 'Ya hay 1 equipo sentado'
        : `Ya hay ${teams} equipos sentados`,
  ownChair: 'Ustedes',
  andMoreTeams: (teams) => `y ${teams} más`,
};
