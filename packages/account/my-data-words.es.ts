import type { MyDataWords } from './my-data-words.ts';

/** `myDataWords` in Spanish. */
export const myDataWords: MyDataWords = {
  myData: 'Mis datos',
  myDataAbout: 'Mira todo lo que se guarda aquí sobre ti, o elimina tu cuenta.',
  downloadData: 'Descargar mis datos',
  codeForDownload: 'Escribe el código para guardar en este dispositivo el archivo con tus datos.',
  dataSaved: (file) => `Tus datos están guardados como ${file}.`,
  deleteAccount: 'Eliminar mi cuenta',
  deleteTitle: 'Eliminar tu cuenta',
  deletedGoes:
    'Se borra para siempre: tu nombre, tus contactos, tus sesiones en todos los dispositivos, tus imágenes y tus respuestas a patrocinadores como tuyas.',
  deletedStays:
    'Lo que tus equipos respondieron y sus puntos se quedan con ellos, con el nombre de un antiguo jugador. Tus valoraciones quedan en las sumas.',
  deletedTeams:
    'Un equipo registrado tuyo pasa a quien lleva más tiempo en él; un equipo en el que solo estás tú se disuelve.',
  deleteSendCode: 'Envíame un código para eliminarla',
  keepAccount: 'Conservar mi cuenta',
  codeForDelete: 'Escribe el código para eliminar tu cuenta.',
  deleteSure: '¿Eliminar tu cuenta para siempre?',
  deleteSureBody: 'Nadie puede recuperarla.',
  accountDeleted:
    'Tu cuenta está eliminada. Aquí ya no queda tu nombre ni tus contactos. Puedes seguir jugando como invitado.',
};
