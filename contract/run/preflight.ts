import type { JsonValue } from '../../generator/1-load/json.ts';
import { NoAnswer } from '../http/send.ts';
import type { Exchange } from '../http/wire-request.ts';
import type { TestedOperation } from '../subject/subject.ts';
import { documentedResponse, isSuccess } from '../verdict/documented-response.ts';
import { pathUpTo } from './arguments-source.ts';
import { CannotRun } from './cannot-run.ts';
import type { RunContext } from './context.ts';
import { createSession } from './create-session.ts';
import { NotImplemented, Skip } from './session.ts';

/** So many operations are tried before a server is taken for another one. */
const mostProbes = 8;

/**
 * Finds out whether a run makes sense: the server answers, it is a server of this API, it takes the credentials, and what the
 * fixtures name exists.
 *
 * @throws {CannotRun} when it does not.
 */
export async function preflight(context: RunContext): Promise<void> {
  const { subject, target } = context;
  const reads = subject.operations.filter(({ method }) => method === 'get');
  const probed: { operation: TestedOperation; exchange: Exchange }[] = [];
  // Operations without path parameters come first: they exist on every server.
  const simple = reads.toSorted((a, b) => count(a.path) - count(b.path));
  for (const operation of simple.slice(0, mostProbes)) {
    const exchange = await probe(context, operation);
    if (exchange !== undefined) probed.push({ operation, exchange });
    if (exchange !== undefined && isSuccess(exchange.response.status)) break;
  }
  if (probed.length === 0) return;
  const known = probed.filter(({ operation, exchange }) => looksDocumented(operation, exchange));
  if (known.length === 0) {
    const [{ exchange }] = probed as [(typeof probed)[number]];
    const { status } = exchange.response;
    throw new CannotRun(
      `${target.origin} is no server of ${subject.api.title}: ${exchange.request.method} ${exchange.request.target} answered ${status}, ` +
        `and so did ${probed.length - 1} more in their own ways. Is the address right, with the path before the API's own?`,
    );
  }
  checkCredentials(context, probed);
  await checkParameters(context);
}

const count = (path: string): number => path.split('{').length - 1;

async function probe(
  context: RunContext,
  operation: TestedOperation,
  path?: Readonly<Record<string, JsonValue>>,
): Promise<Exchange | undefined> {
  const { session } = createSession(context, `preflight ${operation.name}`);
  try {
    const call = await session.prepare(operation);
    return await session.probe(operation, path === undefined ? call : { ...call, path: { ...call.path, ...path } });
  } catch (error) {
    if (error instanceof NotImplemented || error instanceof Skip) return undefined;
    if (!(error instanceof NoAnswer)) throw error;
    const { origin } = context.target;
    throw new CannotRun(
      `${origin} cannot be reached: ${error.message}. Is the server running, and the address right?`,
      { cause: error },
    );
  }
}

/** A 404 without a documented body is what any web server says of any address. */
function looksDocumented(operation: TestedOperation, { response: { status, headers } }: Exchange): boolean {
  const documented = documentedResponse(operation, status);
  if (documented === undefined || status >= 500) return false;
  const type = headers['content-type']?.split(';', 1)[0] ?? '';
  const isTyped =
    documented.contents.length === 0 || documented.contents.some(({ mediaType }) => mediaType.startsWith(type));
  return isTyped && (status !== 404 || type.includes('json'));
}

function checkCredentials(
  { fixtures }: RunContext,
  probed: readonly { operation: TestedOperation; exchange: Exchange }[],
): void {
  const refused = probed.filter(({ exchange }) => exchange.response.status === 401);
  if (refused.length < probed.length || Object.keys(fixtures.credentials).length === 0) return;
  const names = [...new Set(refused.flatMap(({ operation }) => operation.security.flat().map(({ scheme }) => scheme)))];
  const given = names.filter((name) => fixtures.credentials[name] !== undefined);
  if (given.length === 0) return;
  throw new CannotRun(
    `The server refuses the credential for ${given.join(', ')} with 401. Correct it in the fixtures file.`,
  );
}

/** Every value that the fixtures give for a path parameter is looked for, with the shortest operation that reads what it names. */
async function checkParameters(context: RunContext): Promise<void> {
  const { subject, fixtures } = context;
  for (const [key, value] of Object.entries(fixtures.parameters)) {
    const readers = subject.operations
      .filter(
        ({ method, path }) =>
          method === 'get' && names(path).some((name) => key === name || key === pathUpTo(path, name)),
      )
      .filter(({ path }) => names(path).every((name) => isFixed(context, path, name)))
      .toSorted((a, b) => a.path.length - b.path.length);
    const statuses: number[] = [];
    for (const reader of readers.slice(0, 3)) {
      const exchange = await probe(context, reader);
      if (exchange !== undefined) statuses.push(exchange.response.status);
    }
    if (readers.length === 0) continue;
    if (statuses.length > 0 && statuses.every((status) => status === 404)) {
      const path = readers[0]?.path ?? '';
      throw new CannotRun(`The fixture ${key} = ${JSON.stringify(value)} does not exist: GET ${path} answered 404.`);
    }
  }
}

const names = (path: string): string[] => Array.from(path.matchAll(/\{([^{}]+)\}/gu), ([, name = '']) => name);

const isFixed = ({ fixtures }: RunContext, path: string, name: string): boolean =>
  fixtures.parameters[pathUpTo(path, name)] !== undefined || fixtures.parameters[name] !== undefined;
