import { enableCompileCache } from 'node:module';

// What was compiled at one start need not be at the next, which is a third of it. Nothing else may be imported before.
enableCompileCache();
await import('./operations/run.ts');
