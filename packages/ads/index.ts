export { AdCard, type AdCardProps, Ads, type AdsProps } from './ads.tsx';
export { type AdsWords, adsWords } from './words.ts';
