import { clearFragment } from './start/clear-fragment.ts';

// Before anything else can read it (H49).
clearFragment();

import '@snug/theme/fonts.css';
import './site.css.ts';
import { createClient } from '@snug/client';
import { createRoot } from 'react-dom/client';
