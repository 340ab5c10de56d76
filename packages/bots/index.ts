import { findingsIn, refusedAnswers } from './findings.ts';
import { misspelt } from './misspelt.ts';
import { createPace } from './pace.ts';
import { playNight } from './play-night.ts';
import { stoppedBy } from './stopped-by.ts';

const offered = { createPace, findingsIn, misspelt, playNight, refusedAnswers, stoppedBy };

export { createPace, findingsIn, misspelt, playNight, refusedAnswers, stoppedBy };

/** Does not compile when the door promises what is not here. */
offered satisfies typeof import('./door.ts');
