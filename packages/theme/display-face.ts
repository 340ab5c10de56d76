/** A page is held back no longer than this. */
const timeoutMs = 800;

/**
 * Resolves once the display face that the page's root, or another element, asks for has loaded or failed: after 800 ms at most. Awaited before
 * the first render, since a face that loads later is not used any more (fonts.css). Never rejects.
 */
export async function displayFace(of: Element = document.documentElement): Promise<void> {
  const face = getComputedStyle(of).getPropertyValue('--snug-font-display');
  // A venue may name a face that no browser can read.
  const here = document.fonts.load(`700 1em ${face}`).catch(() => {});
  await Promise.race([here, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
