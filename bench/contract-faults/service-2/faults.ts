import type { PlantedFault } from '../planted-fault.ts';
import { secondAuthenticationFaults } from './authentication.ts';
import { secondBodyFaults } from './bodies.ts';
import { secondFilterFaults } from './filters.ts';
import { secondHeaderFaults } from './headers-and-bytes.ts';
import { secondInputFaults } from './input.ts';
import { secondListFaults } from './lists.ts';
import { secondStateFaults } from './state.ts';
import { secondStatusFaults } from './statuses.ts';
import { secondWriteFaults } from './writes.ts';

/** The second set of faults of our own API. */
export const secondServiceFaults: readonly PlantedFault[] = [
  ...secondInputFaults,
  ...secondStateFaults,
  ...secondListFaults,
  ...secondFilterFaults,
  ...secondWriteFaults,
  ...secondStatusFaults,
  ...secondHeaderFaults,
  ...secondBodyFaults,
  ...secondAuthenticationFaults,
];
