/** Whether a file's stories repeat those of other files in another language, with the same elements and colours. */
export const isRepeat = (file: string) => /\/words-[\w-]+\.stories\.tsx$/.test(file);
