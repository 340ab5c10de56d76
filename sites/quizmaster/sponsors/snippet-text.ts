/** The script and the element that show a sponsor's questions on any page. */
export function snippetOf(origin: string, key: string): string {
  return [
    `<script type="module" src="${origin}/embed/v1/snug.js"></script>`,
    `<snug-survey sponsor="${key}"></snug-survey>`,
  ].join('\n');
}
