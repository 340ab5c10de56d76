/** React, as far as rendering needs it, and the decorators around every story. Imported with `?on=preact`, it is Preact. */
export { createElement } from 'react';
export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
export { default as preview } from '../.storybook/preview.tsx';
