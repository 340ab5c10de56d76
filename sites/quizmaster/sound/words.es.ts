import type { soundWords as english } from './words.ts';

/** The texts about the sound of the room, in Spanish. */
export const soundWords: typeof english = {
  soundRoom: 'Sonido en la sala',
  soundHint:
    'Solo desde esta computadora: una campana en la última llamada y al cierre, un rasgado cuando llega un equipo, tiza con cada respuesta dicha, metales para los ganadores.',
  soundVolume: 'Volumen',
  soundVolumes: { soft: 'Bajo', middle: 'Medio', loud: 'Alto' },
  soundTry: 'Tocar la campana',
  soundHere: 'Que suene aquí',
  soundStates: {
    blocked: 'Todavía no se oye nada: el navegador espera que presiones algo en esta página.',
    elsewhere: 'Suena en otra pestaña de este navegador.',
    failed: 'Este navegador no reproduce sonido aquí. Todo está también en la pantalla.',
  },
};
