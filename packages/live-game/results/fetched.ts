import { lazyComponent } from '@snug/ui';
import { quietly } from '../quietly.ts';

/** The parts of the results, in one script: most of a night nobody needs it. */
const parts = () => import('./parts.ts');

export const Photos = lazyComponent(() => parts().then(({ Photos }) => Photos), quietly);
export const QuestionResult = lazyComponent(() => parts().then(({ QuestionResult }) => QuestionResult), quietly);
export const Results = lazyComponent(() => parts().then(({ Results }) => Results));
export const RoundPoints = lazyComponent(() => parts().then(({ RoundPoints }) => RoundPoints), quietly);
export const ToldNews = lazyComponent(() => parts().then(({ ToldNews }) => ToldNews), quietly);
export const Winners = lazyComponent(() => parts().then(({ Winners }) => Winners), quietly);
