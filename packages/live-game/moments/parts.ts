export { HandedInSlip } from './handed-in-slip.tsx';
export { Stake } from './stake.tsx';
