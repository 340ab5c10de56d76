/** All styles of the bundle, written in by the build (build/snug-script.ts). */
declare const __SNUG_CSS__: string | undefined;

let sheet: CSSStyleSheet | undefined;

/**
 * One sheet for all our shadow roots, made when the first needs it. A constructed sheet is no `<style>`:
 * a page's content security policy and Trusted Types have nothing to forbid.
 */
export function adoptStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(typeof __SNUG_CSS__ === 'string' ? __SNUG_CSS__ : '');
  }
  root.adoptedStyleSheets = [sheet];
}
