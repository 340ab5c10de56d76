export { Chairs } from './chairs.tsx';
export { HandedInSlip } from './handed-in-slip.tsx';
export { Stake } from './stake.tsx';
