import type { PlantedFault } from '../planted-fault.ts';
import { serviceFilterFaults } from './filters.ts';
import { serviceHeaderFaults } from './headers-and-bytes.ts';
import { serviceListFaults } from './lists.ts';
import { serviceStatusFaults } from './statuses.ts';
import { serviceWriteFaults } from './writes.ts';

/** Faults of a server with our own API. */
export const serviceFaults: readonly PlantedFault[] = [
  ...serviceFilterFaults,
  ...serviceListFaults,
  ...serviceWriteFaults,
  ...serviceStatusFaults,
  ...serviceHeaderFaults,
];
