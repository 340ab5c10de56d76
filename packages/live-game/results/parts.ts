export { Photos } from './photos.tsx';
export { QuestionResult } from './question-result.tsx';
export { Results } from './results.tsx';
export { RoundPoints } from './round-points.tsx';
export { ToldNews } from './told-news.tsx';
export { Winners } from './winners.tsx';
