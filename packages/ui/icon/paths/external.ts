export const external =
  'M14 3.5h6.5V10M20.5 3.5L11 13M9.5 4.5H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2h11.5a2 2 0 0 0 2-2v-3.5';
