import type { Mutation } from '../../test/contract/faults/mutating-proxy.ts';

/** The classes of faults. The table has one row for each class. */
export const faultClasses = [
  'input',
  'state',
  'filters',
  'lists',
  'writes',
  'statuses',
  'headers and bytes',
  'bodies',
  'authentication',
  'hostile input',
] as const;

export type FaultClass = (typeof faultClasses)[number];

/** A fault that a client of the server would notice. */
export interface PlantedFault {
  readonly class: FaultClass;
  readonly title: string;
  /** The operations that the contract tests are limited to, so that a measurement takes minutes and not hours. */
  readonly operations: readonly string[];
  readonly mutation: Mutation;
}

/** Returns a function that creates faults of one class. Several operations are separated by spaces. */
export const faultsOf =
  (faultClass: FaultClass) =>
  (title: string, operations: string, mutation: Mutation): PlantedFault => ({
    class: faultClass,
    title,
    operations: operations.split(' '),
    mutation,
  });
