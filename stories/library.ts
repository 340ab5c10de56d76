/** React, as far as drawing goes, and what lies around every story. Asked for with `?on=preact`, it is Preact. */
export { createElement } from 'react';
export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
export { default as preview } from './.storybook/preview.tsx';
