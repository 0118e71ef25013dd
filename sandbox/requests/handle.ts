import { Refusal, type DispatcherOptions } from '@forgespec/sdk/server';
import { Principal, type User } from '../access/authenticate.ts';
import type { CredentialLimits } from '../access/credential-limits.ts';
import { ProjectMoved } from '../access/find-project.ts';
import type { Queries } from '../database/database.ts';
import { isTimeout, isUnfitValue, isUniqueViolation } from '../database/errors.ts';
import { transact } from '../database/transact.ts';
import { requireBounded, type DecodedInput } from './input-bounds.ts';

/** What the rules of an area are given besides the input of a request. */
export class Call<Caller> {
  /** Where queries go; in operations that write, a transaction. */
  readonly queries: Queries;
  readonly caller: Caller;
  /** What the caller may not do with the credential that was shown. */
  readonly limits: CredentialLimits;
  readonly #context: CallContext;

  constructor(queries: Queries, caller: Caller, limits: CredentialLimits, context: CallContext) {
    this.queries = queries;
    this.caller = caller;
    this.limits = limits;
    this.#context = context;
  }

  /** The address that was called, with its query. */
  get url(): string {
    return this.#context.request.url;
  }
}

/** What is needed of the context of a handler. */
interface CallContext {
  readonly auth: { readonly scheme?: undefined } | { readonly scheme: string; readonly principal: unknown };
  readonly request: { readonly method: string; readonly url: string };
}

/** A user; where an operation lets anybody in, perhaps none. */
type CallerOf<Context extends CallContext> = Context['auth'] extends { readonly scheme: string }
  ? User
  : User | undefined;

type Handler<Input, Context, Result> = (input: Input, context: Context) => Promise<Result>;

type Work<Input, Context extends CallContext, Result> = (
  input: Input,
  call: Call<CallerOf<Context>>,
) => Promise<Result>;

/** A handler that only reads. Each of its queries sees what is committed then. */
export function reading<Input extends DecodedInput, Context extends CallContext, Result>(
  queries: Queries,
  work: Work<Input, Context, Result>,
): Handler<Input, Context, Result> {
  return async (input, context) => {
    try {
      requireBounded(input);
      return await work(input, callOf(queries, context));
    } catch (error) {
      throw asRefusal(error, context);
    }
  };
}

/** A handler that changes something else than the database, and takes care of it by itself. Its queries are each on their own. */
export const outsideTransaction: typeof reading = reading;

/** A handler whose writes are done all together or not at all. Where another transaction was in the way, it tries again. */
export function writing<Input extends DecodedInput, Context extends CallContext, Result>(
  queries: Queries,
  work: Work<Input, Context, Result>,
): Handler<Input, Context, Result> {
  return async (input, context) => {
    try {
      requireBounded(input);
      return await transact(queries, async (transaction) => work(input, callOf(transaction, context)));
    } catch (error) {
      throw asRefusal(error, context);
    }
  };
}

function callOf<Context extends CallContext>(queries: Queries, context: Context): Call<CallerOf<Context>> {
  const { auth } = context;
  const principal = auth.scheme !== undefined && auth.principal instanceof Principal ? auth.principal : undefined;
  if (auth.scheme !== undefined && principal === undefined) throw new Error(`${auth.scheme} stands for no user`);
  // The type of the context says whether there is a caller. That it says so of this value is more than the compiler can follow.
  return new Call(queries, principal?.user as CallerOf<Context>, principal?.limits ?? {}, context);
}

/** Returns the same authenticators. A look-up that takes too long is answered with 408, as any other query. */
export const withTimeouts = (authenticators: Authenticators): Authenticators => ({
  PrivateToken: async (token, shown) => refusingTimeouts(async () => authenticators.PrivateToken(token, shown)),
  JobToken: async (token, shown) => refusingTimeouts(async () => authenticators.JobToken(token, shown)),
  RegistryBasic: async (basic, shown) => refusingTimeouts(async () => authenticators.RegistryBasic(basic, shown)),
  RegistryToken: async (token, shown) => refusingTimeouts(async () => authenticators.RegistryToken(token, shown)),
});

type Authenticators = DispatcherOptions['authenticate'];

async function refusingTimeouts<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isTimeout(error) ? tooSlow() : error;
  }
}

const tooSlow = (): Refusal => new Refusal(408, 'The database took too long');

/** What a failure of the rules means to the client. */
function asRefusal(error: unknown, { request }: CallContext): unknown {
  if (error instanceof ProjectMoved) return movedTo(addressById(request.url, error.projectId));
  if (isUniqueViolation(error)) return new Refusal(422, 'There is one with this name already');
  if (isTimeout(error)) return tooSlow();
  // `requireBounded` should have found it. If it did not, a bound is missing there.
  if (isUnfitValue(error)) return new Refusal(422, unfitValue);
  return error;
}

/** The message for a value that only the database has refused. */
export const unfitValue = 'A number, a time or a text of the request cannot be stored';

const movedTo = (address: string): Refusal =>
  new Refusal(301, `The resource has moved permanently to ${address}`, { location: address });

/** The same address with the number of the project in place of its path. */
function addressById(address: string, projectId: number): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/(\/projects\/)[^/]+/u, `$1${projectId}`);
  return url.href;
}
