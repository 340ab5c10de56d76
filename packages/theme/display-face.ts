/** A page that is held back for longer is shown without its face. */
const patienceMs = 800;

/**
 * Resolves once the face of titles that the page's root asks for is here, or cannot be had: 800 ms at most. Awaited before
 * the first text is drawn, since a face that comes later is not used any more (fonts.css). Never rejects.
 */
export async function displayFace(): Promise<void> {
  const face = getComputedStyle(document.documentElement).getPropertyValue('--snug-font-display');
  // A venue may name a face that no browser can read.
  const here = document.fonts.load(`700 1em ${face}`).catch(() => {});
  await Promise.race([here, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
