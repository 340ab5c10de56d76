/** Whether a file's stories repeat those of others in another language: with the same elements and the same colours. */
export const isRepeat = (file: string) => /\/words-[\w-]+\.stories\.tsx$/.test(file);
