/** React, as far as drawing goes. Asked for with `?on=preact`, it is Preact. */
export { createElement } from 'react';
export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
