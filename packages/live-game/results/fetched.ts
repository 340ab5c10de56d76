import { lazyComponent } from '@snug/ui';

/** The parts of the results, in one script: most of a night nobody needs it. */
const parts = () => import('./parts.ts');
/** Beside what is there already nothing says that something is to come. */
const quietly = { fallback: () => null };

export const Photos = lazyComponent(() => parts().then(({ Photos }) => Photos), quietly);
export const QuestionResult = lazyComponent(() => parts().then(({ QuestionResult }) => QuestionResult), quietly);
export const Results = lazyComponent(() => parts().then(({ Results }) => Results));
export const RoundPoints = lazyComponent(() => parts().then(({ RoundPoints }) => RoundPoints), quietly);
export const ToldNews = lazyComponent(() => parts().then(({ ToldNews }) => ToldNews), quietly);
export const Winners = lazyComponent(() => parts().then(({ Winners }) => Winners), quietly);
