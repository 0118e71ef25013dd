import type { IncomingMessage } from 'node:http';
import { splitAnyTarget } from '@forgespec/templates/shared/absolute-target';
import { readNow } from '../database/now.ts';
import type { Sandbox } from '../sandbox.ts';
import { InvalidControlRequestError, readControlBody, unknownName, type ControlBody } from './control-body.ts';
import type { Faults } from './faults.ts';
import { clockProperties, moveClock } from './move-clock.ts';
import { faultProperties, readFault } from './read-fault.ts';
import { resetSandbox } from './reset-sandbox.ts';

export interface ControlResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface ControlOperation {
  /** The properties that the body may have. */
  readonly properties: readonly string[];
  readonly run: (body: ControlBody) => Promise<ControlResponse>;
}

/** The operations of the control port, by path and method. */
export type ControlOperations = Readonly<Record<string, Readonly<Record<string, ControlOperation>>>>;

/** Returns the operations with which tests control a sandbox. */
export const controlOperations = (sandbox: Sandbox, faults: Faults, seed: boolean): ControlOperations => ({
  '/sandbox/reset': {
    POST: {
      properties: [],
      run: async () => {
        faults.clear();
        await resetSandbox(sandbox, seed);
        return { status: 204 };
      },
    },
  },
  '/sandbox/clock': {
    GET: { properties: [], run: async () => ({ status: 200, body: { now: await readNow(sandbox.queries) } }) },
    POST: {
      properties: clockProperties,
      run: async (body) => {
        await moveClock(sandbox, body);
        return { status: 200, body: { now: await readNow(sandbox.queries) } };
      },
    },
  },
  '/sandbox/faults': {
    GET: { properties: [], run: async () => ({ status: 200, body: faults.list() }) },
    POST: {
      properties: faultProperties,
      run: async (body) => {
        faults.add(readFault(body));
        return { status: 201, body: faults.list() };
      },
    },
    DELETE: {
      properties: [],
      run: async () => {
        faults.clear();
        return { status: 204 };
      },
    },
  },
});

/**
 * Runs the operation that a request names.
 *
 * @throws {InvalidControlRequestError} if the request has a query, or a body with unknown or invalid properties.
 */
export async function runControlOperation(
  operations: ControlOperations,
  request: IncomingMessage,
): Promise<ControlResponse> {
  const target = splitAnyTarget(request.url ?? '');
  const path = `/${target?.path.join('/') ?? ''}`;
  const methods = Object.hasOwn(operations, path) ? operations[path] : undefined;
  if (target === undefined || methods === undefined) {
    const { message } = unknownName('The control port has no such path', path, 'paths', Object.keys(operations));
    return { status: 404, body: { message } };
  }
  const { method = '' } = request;
  const operation = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (operation === undefined) {
    const allow = Object.keys(methods).join(', ');
    return { status: 405, headers: { allow }, body: { message: `${path} has no method ${method}, only ${allow}` } };
  }
  if (target.query !== '')
    throw new InvalidControlRequestError(`The control port has no query parameters, but the query is ${target.query}`);
  return operation.run(await readControlBody(request, operation.properties));
}
