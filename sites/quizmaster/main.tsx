import '@snug/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createHostClient } from './host-client.ts';
import { takeLink } from './sign-in-link.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
// Before anything else: the link must not stay in the address.
const link = takeLink(location, history);
createRoot(root).render(
  <StrictMode>
    <App client={createHostClient()} link={link} />
  </StrictMode>,
);
