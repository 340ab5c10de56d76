import type { CreateTeamWords } from './words.ts';

/** `createTeamWords` in Spanish. */
export const createTeamWords: CreateTeamWords = {
  createTitle: '¡Crea un equipo!',
  logInToCreate: '¿Todo listo para que tu equipo sea oficial? ¡Inicia sesión para empezar!',
  codeToCreate:
    'El enlace de un compañero te dejó entrar la última vez. Inicia sesión con tu correo o teléfono para crear un equipo.',
  typedStays: 'Lo que escribiste queda guardado para ti.',
  logIn: 'Iniciar sesión',
  createPoints: ['Elige un nombre', 'Suma a tus compañeros', 'Sigue tus puntos', '¡Compite en la liga!'],
  teamName: 'Nombre del equipo',
  teamSlogan: 'Lema (opcional)',
  teamSloganHint: 'Una línea debajo del nombre.',
  createTeam: 'Crear equipo',
  creatingTeam: 'Creando tu equipo...',
  teamNameNeeded: 'El equipo necesita un nombre',
  noReply:
    'Aún no hay respuesta. Puede que la conexión esté lenta esta noche. Lo que escribiste sigue aquí: inténtalo otra vez.',
};
