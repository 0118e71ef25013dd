import { Refusal } from '@forgespec/sdk/server/refusal';
import { UserPrincipal, type User } from '../access/authenticate.ts';
import type { CredentialLimits } from '../access/credential-limits.ts';
import { ProjectMovedError } from '../access/find-project.ts';
import type { Queries } from '../database/database.ts';
import { isUnstorableValue, isUniqueViolation } from '../database/errors.ts';
import { transact } from '../database/transact.ts';
import type { Sandbox, Services } from '../sandbox.ts';
import { requireBounded, type DecodedInput } from './input-bounds.ts';

/** Returns the sandbox in a {@link ClosedSandbox}. */
let open: (closed: ClosedSandbox) => Sandbox;

/**
 * A sandbox whose common connection and locks only this module can use. The handlers of an area can therefore reach a connection only
 * through the request that {@link reading}, {@link writing} or {@link outsideTransaction} passes to them. A handler that runs in a
 * transaction must not use the common connection: it would wait for a connection that is free only after the transaction.
 */
export class ClosedSandbox {
  readonly #sandbox: Sandbox;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  static {
    open = (closed) => closed.#sandbox;
  }
}

/** The services of the handlers of an area. */
export interface AreaServices extends Services {
  /** The connection to the database, for the functions {@link reading}, {@link writing} and {@link outsideTransaction}. */
  readonly queries: ClosedSandbox;
}

/** Returns the services of the handlers of all areas. */
export const areaServices = (sandbox: Sandbox): AreaServices => ({
  repositories: sandbox.repositories,
  addresses: sandbox.addresses,
  jobs: sandbox.jobs,
  queries: new ClosedSandbox(sandbox),
});

/** The data that a handler gets besides the decoded input: the database, the caller and the URL of the request. */
export class AreaRequest<Caller> {
  /** The database. In a handler from {@link writing}, it is a transaction. */
  readonly queries: Queries;
  readonly caller: Caller;
  /** The restrictions of the credential. */
  readonly limits: CredentialLimits;
  readonly #context: CallContext;

  constructor(queries: Queries, caller: Caller, limits: CredentialLimits, context: CallContext) {
    this.queries = queries;
    this.caller = caller;
    this.limits = limits;
    this.#context = context;
  }

  /** The URL of the request, with its query. */
  get url(): string {
    return this.#context.request.url;
  }
}

/** The properties that this module reads from the context of a handler. */
interface CallContext {
  readonly auth: { readonly scheme?: undefined } | { readonly scheme: string; readonly principal: unknown };
  readonly request: { readonly method: string; readonly url: string };
}

/** The type of the caller. It includes undefined if the operation allows requests without credentials. */
type CallerOf<Context extends CallContext> = Context['auth'] extends { readonly scheme: string }
  ? User
  : User | undefined;

type Handler<Input, Context, Result> = (input: Input, context: Context) => Promise<Result>;

type Work<Input, Context extends CallContext, Result> = (
  input: Input,
  call: AreaRequest<CallerOf<Context>>,
) => Promise<Result>;

/** The data that a handler outside a transaction gets besides the decoded input. */
export interface OpenRequest<Caller> extends AreaRequest<Caller> {
  /** All services of the sandbox. */
  readonly sandbox: Sandbox;
}

/** Returns a handler that only reads data. Each query of the handler sees the data that is committed when the query begins. */
export function reading<Input extends DecodedInput, Context extends CallContext, Result>(
  closed: ClosedSandbox,
  work: Work<Input, Context, Result>,
): Handler<Input, Context, Result> {
  return refusing((input, context) => work(input, callOf(open(closed).queries, context)));
}

/**
 * Returns a handler whose queries do not run in a common transaction. Such a handler changes data outside the database, such as a Git
 * repository, and handles conflicts itself.
 */
export function outsideTransaction<Input extends DecodedInput, Context extends CallContext, Result>(
  closed: ClosedSandbox,
  work: (input: Input, call: OpenRequest<CallerOf<Context>>) => Promise<Result>,
): Handler<Input, Context, Result> {
  const sandbox = open(closed);
  return refusing((input, context) => work(input, Object.assign(callOf(sandbox.queries, context), { sandbox })));
}

/**
 * Returns a handler that runs in a transaction. If the transaction conflicts with another transaction, the work is repeated in a new
 * transaction.
 */
export function writing<Input extends DecodedInput, Context extends CallContext, Result>(
  closed: ClosedSandbox,
  work: Work<Input, Context, Result>,
): Handler<Input, Context, Result> {
  return refusing((input, context) =>
    transact(open(closed).queries, async (transaction) => work(input, callOf(transaction, context))),
  );
}

/**
 * Returns a handler that checks the size of the input before the work. If `work` throws an error for which the API defines an error
 * response, the handler throws this response as a `Refusal`.
 */
const refusing =
  <Input extends DecodedInput, Context extends CallContext, Result>(
    work: Handler<Input, Context, Result>,
  ): Handler<Input, Context, Result> =>
  async (input, context) => {
    try {
      requireBounded(input);
      return await work(input, context);
    } catch (error) {
      throw asRefusal(error, context);
    }
  };

function callOf<Context extends CallContext>(queries: Queries, context: Context): AreaRequest<CallerOf<Context>> {
  const { auth } = context;
  const principal = auth.scheme !== undefined && auth.principal instanceof UserPrincipal ? auth.principal : undefined;
  if (auth.scheme !== undefined && principal === undefined)
    throw new Error(`The credential of ${auth.scheme} has no user`);
  // The type of the context determines if there is a caller. The compiler cannot derive this, so the type of the user is cast.
  return new AreaRequest(queries, principal?.user as CallerOf<Context>, principal?.limits ?? {}, context);
}

/** Returns the error response that the API defines for an error. Returns all other errors unchanged. */
function asRefusal(error: unknown, { request }: CallContext): unknown {
  if (error instanceof ProjectMovedError) return movedTo(addressById(request.url, error.projectId));
  if (isUniqueViolation(error)) return new Refusal(422, 'A resource with this name already exists');
  // `requireBounded` should reject such a value earlier. The value reaches this line only if `requireBounded` has no
  // limit for it.
  if (isUnstorableValue(error)) return new Refusal(422, unstorableValueMessage);
  return error;
}

/** The message if the database rejects a value. */
export const unstorableValueMessage = 'A number, a time or a text of the request cannot be stored';

const movedTo = (address: string): Refusal =>
  new Refusal(301, `The resource has moved permanently to ${address}`, { location: address });

/** Returns the URL with the id of the project in place of its path. */
function addressById(address: string, projectId: number): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/(\/projects\/)[^/]+/u, `$1${projectId}`);
  return url.href;
}
