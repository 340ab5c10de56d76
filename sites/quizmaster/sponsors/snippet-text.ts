/** What a question with four options needs on a narrow phone, in px. */
const height = 515;

/**
 * The script and the element that show a sponsor's questions on any page. Its place is reserved, so that nothing moves when
 * it comes; the link is for visitors without scripts.
 */
export function snippetOf(origin: string, key: string): string {
  return [
    `<script type="module" src="${origin}/embed/v1/snug.js"></script>`,
    `<snug-survey sponsor="${key}" style="display: block; min-height: ${height}px">`,
    `  <a href="${origin}/survey">Answer the questions of the day</a>`,
    '</snug-survey>',
  ].join('\n');
}
