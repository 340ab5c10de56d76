import '@snug/theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { Screen } from './display/screen.tsx';
import { views } from '../../stories/quizmaster/display-views.ts';
const [name, look] = location.hash.slice(1).split(',');
document.documentElement.dataset.theme = look ?? 'dark';
await document.fonts.load('700 1em Fraunces');
createRoot(document.getElementById('root')!).render(<Screen view={(views as any)[name!]} ahead={Date.now()} />);
