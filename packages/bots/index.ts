export { type AnswerPlan, planAnswer } from './answers.ts';
export { misspelt } from './misspelt.ts';
export { createPace, type Pace } from './pace.ts';
export { type NightOptions, playNight } from './play-night.ts';
export { planTables, type TablePlan } from './tables.ts';
