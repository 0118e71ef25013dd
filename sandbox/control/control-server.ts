import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { DispatcherOptions } from '@forgespec/sdk/server';
import { isDiskFull } from '../disk-full.ts';
import { refusalOfFailure } from '../requests/refuse-failures.ts';
import { safeHeaders } from '@forgespec/templates/shared/responses';
import type { Sandbox } from '../sandbox.ts';
import { refuseControl, type ControlAccess } from './control-access.ts';
import { InvalidControlRequestError } from './control-body.ts';
import { controlOperations, runControlOperation, type ControlResponse } from './control-operations.ts';
import type { Faults } from './faults.ts';

/**
 * Returns the listener for requests to the control port. Tests control a sandbox with such requests. A request with an
 * unknown name is rejected: a test would otherwise pass because a fault that it adds has no effect.
 *
 * @param access the conditions that a request must meet.
 */
export function controlListener(
  sandbox: Sandbox,
  faults: Faults,
  seed: boolean,
  log: DispatcherOptions['log'],
  access: ControlAccess,
): RequestListener {
  const operations = controlOperations(sandbox, faults, seed);
  return (request, response) => {
    respond(request, response).catch(() => response.destroy());
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await handle(request).catch((error: unknown): ControlResponse => {
      if (error instanceof InvalidControlRequestError) return { status: 400, body: { message: error.message } };
      const refusal = refusalOfFailure(error);
      if (refusal !== undefined) {
        if (isDiskFull(error)) sandbox.reportFullDisk();
        return { status: refusal.status, headers: refusal.headers, body: { message: refusal.message } };
      }
      log?.error({ err: error }, 'A request to the control port failed');
      return { status: 500, body: { message: 'The sandbox failed; see its log' } };
    });
    response.writeHead(status, { ...safeHeaders, ...headers, 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }

  async function handle(request: IncomingMessage): Promise<ControlResponse> {
    return refuseControl(request, access) ?? runControlOperation(operations, request);
  }
}
