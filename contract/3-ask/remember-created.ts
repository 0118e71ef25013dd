import { isSuccess } from '@forgespec/templates/shared/statuses';
import { createsResource } from '../1-describe/links.ts';
import type { TestedOperation } from '../1-describe/subject.ts';
import { staticArguments } from '../2-plan/arguments-source.ts';
import { evaluateArguments } from '../2-plan/requests/evaluate-arguments.ts';
import type { CreateName } from '../2-plan/test-data.ts';
import { linkedPath } from '../2-plan/test-resources.ts';
import type { Arguments } from '../http/arguments.ts';
import type { WireExchange, WireRequest } from '../http/wire-request.ts';
import type { CleanUpScope } from './clean-up.ts';
import type { RunContext } from './context.ts';

/** The objects of a session that are needed to delete a resource later. */
interface CreatingSession {
  readonly context: RunContext;
  readonly cleanUp: CleanUpScope;
  readonly name: CreateName;
}

/**
 * Records a created resource, so that the session deletes it later. Does nothing if no link describes how to delete the resource, or if no
 * request can have its path.
 *
 * @param build builds the request that deletes the resource.
 */
export async function rememberCreated(
  { context, cleanUp, name }: CreatingSession,
  build: (operation: TestedOperation, args: Arguments) => Promise<WireRequest>,
  { operation, args, exchange }: { operation: TestedOperation; args: Arguments; exchange: WireExchange },
): Promise<void> {
  const { status } = exchange.response;
  const { resources, subject, fixtures, settling } = context;
  if (!isSuccess(status)) return;
  if (operation.method === 'delete') return cleanUp.done(operation, args);
  if (!createsResource(operation) || (operation.method === 'put' && status !== 201)) return;
  const removal = resources.links.find(({ from, to }) => from.name === operation.name && to.method === 'delete');
  const rest = removal === undefined ? '' : staticArguments(subject, fixtures, removal.to);
  if (removal === undefined || typeof rest === 'string') return;
  const path = linkedPath(removal.parameters, args, exchange);
  const undo = evaluateArguments({ ...rest, path }, { args, response: exchange.response }, name);
  const request = await build(removal.to, undo).catch((error: unknown) => {
    if (error instanceof TypeError || error instanceof URIError) return undefined;
    throw error;
  });
  if (request === undefined) return;
  cleanUp.add(removal.to, undo, request, settling.mayNeedPause([{ operation, response: exchange.response }]));
}
