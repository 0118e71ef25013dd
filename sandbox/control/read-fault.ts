import { routes } from '@forgespec/sdk/server';
import { InvalidControlRequestError, unknownName, type ControlBody } from './control-body.ts';
import type { Fault } from './faults.ts';

/** The properties of a fault. */
export const faultProperties = ['operation', 'times', 'latency', 'status'] as const satisfies readonly (keyof Fault)[];

/** The maximum latency: one hour, in milliseconds. A JavaScript timer cannot wait longer than 25 days. */
const longestLatency = 3_600_000;

/**
 * Reads a fault from a request body.
 *
 * @throws {InvalidControlRequestError} if a value is not valid, if the operation does not exist, or if the fault has
 * neither a latency nor a status.
 */
export function readFault({ operation, times, latency, status }: ControlBody): Fault {
  if (operation !== undefined && !isOperation(operation)) throw unknownOperation(operation);
  if (times !== undefined && !isInteger(times, 1, Number.MAX_SAFE_INTEGER))
    throw new InvalidControlRequestError('`times` must be a number of requests, at least 1');
  if (latency !== undefined && !isInteger(latency, 0, longestLatency))
    throw new InvalidControlRequestError(`\`latency\` must be a number of milliseconds, at most ${longestLatency}`);
  if (status !== undefined && !isInteger(status, 400, 599))
    throw new InvalidControlRequestError('`status` must be from 400 to 599');
  if (latency === undefined && status === undefined)
    throw new InvalidControlRequestError('The body must contain `latency` or `status`, or both');
  return {
    ...(operation === undefined ? {} : { operation }),
    ...(times === undefined ? {} : { times }),
    ...(latency === undefined ? {} : { latency }),
    ...(status === undefined ? {} : { status }),
  };
}

function unknownOperation(operation: unknown): InvalidControlRequestError {
  if (typeof operation !== 'string')
    return new InvalidControlRequestError('`operation` must be the name of an operation');
  const names = routes.map((route) => route.operation);
  return unknownName('There is no such operation', operation, 'operations', names);
}

const isOperation = (value: unknown): value is string => routes.some(({ operation }) => operation === value);

const isInteger = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
