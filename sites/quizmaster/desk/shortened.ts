/** A text of at most so many characters: what is cut off is shown by an ellipsis. */
export function shortened(text: string, length = 60): string {
  const letters = [...text];
  return letters.length > length
    ? `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
