/** Saves a text as a file, as if it had been downloaded. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser has only begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
