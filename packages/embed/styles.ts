/** All styles of the bundle, inserted by the build (build/snug-script.ts). */
declare const __SNUG_CSS__: string | undefined;

let sheet: CSSStyleSheet | undefined;

/**
 * One sheet for all shadow roots, made when the first one needs it. A constructed sheet is no `<style>`, so content security
 * policies and Trusted Types do not block it.
 */
export function adoptStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(typeof __SNUG_CSS__ === 'string' ? __SNUG_CSS__ : '');
  }
  root.adoptedStyleSheets = [sheet];
}
