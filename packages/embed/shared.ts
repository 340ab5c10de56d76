// What scripts that are fetched later share with snug.js: nothing of Preact and of the parts is on a page twice. The build
// sends them to snug.js for all that they import from these (build/snug-script.ts).
export { asyncAction, guardedStorage, Refused, watched } from '@snug/client';
export { useStarted } from '@snug/client/react';
export { cleanLine } from '@snug/contract';
export { Banner, Button, RadioGroup, Select, TextInput, uiWords, useWords, WordsProvider } from '@snug/ui';
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
export { createRoot } from 'react-dom/client';
export { Shell } from './shell.tsx';
