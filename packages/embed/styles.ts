/** All styles of the bundle, inserted by the build (build/snug-script.ts). */
declare const __SNUG_CSS__: string | undefined;

/**
 * Adds a sheet to shadow roots: one for all of them, made when the first one needs it. A constructed sheet is no `<style>`, so
 * content security policies and Trusted Types do not block it.
 */
export function sheetOf(styles: string): (root: ShadowRoot) => void {
  let sheet: CSSStyleSheet | undefined;
  return (root) => {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  };
}

export const adoptStyles = sheetOf(typeof __SNUG_CSS__ === 'string' ? __SNUG_CSS__ : '');
