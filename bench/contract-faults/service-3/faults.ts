import type { PlantedFault } from '../planted-fault.ts';
import { thirdInputFaults } from './input.ts';
import { thirdListFaults } from './lists.ts';
import { thirdStateFaults } from './state.ts';
import { thirdStatusFaults } from './statuses.ts';
import { thirdWriteFaults } from './writes.ts';

/** The third set of faults of our own API: mistakes of handlers, stores and caches. */
export const thirdServiceFaults: readonly PlantedFault[] = [
  ...thirdWriteFaults,
  ...thirdStateFaults,
  ...thirdListFaults,
  ...thirdInputFaults,
  ...thirdStatusFaults,
];
