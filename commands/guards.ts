/** `npm run guards`: writes the guards of players' browsers anew from the shapes. A unit test says when it is due. */
import { writeFileSync } from 'node:fs';
import { guardsFile } from '../packages/contract/guards/guards-file.ts';

writeFileSync(new URL('../packages/contract/guards/guards.ts', import.meta.url), guardsFile());
