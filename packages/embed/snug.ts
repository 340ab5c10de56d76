import { defineElements } from './define.ts';
import { mountMarked } from './mount-marked.ts';

// The script tag's entry. A module runs after the page is parsed, an async one perhaps before.
defineElements();
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => mountMarked(document), { once: true });
else mountMarked(document);

export { mount, mountSurvey } from './mount.ts';
export * from './shared.ts';
