export { details, Refusal } from '@snug/rules';
