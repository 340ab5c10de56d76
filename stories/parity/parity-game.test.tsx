import { inFiles } from './in-files.ts';
import { sameOnBoth } from './on-both.ts';

sameOnBoth(inFiles.game);
