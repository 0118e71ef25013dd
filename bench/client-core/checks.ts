import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { ChosenCall } from './chosen-call.ts';

/** The parts of a generated client that the checks use. */
interface Sdk {
  createClient(options: object): object;
  traceRequests(listen: (event: { readonly kind: string }) => void): unknown;
  readonly TimeoutError: new () => Error;
  readonly [name: string]: unknown;
}

/** The time limit of the call to a silent server, in milliseconds. */
const limit = 200;
/** The time within which such a call must end, in milliseconds. */
const patience = 5000;

/** Calls an operation of a generated client against servers on the loopback interface. Returns the problems that it finds. */
export async function findProblems(sdk: Sdk, chosen: ChosenCall): Promise<string[]> {
  const problems: string[] = [];
  const check = (isGood: boolean, problem: string): unknown => isGood || problems.push(problem);
  const call = (origin: string, options: object): Promise<unknown> => callOperation(sdk, chosen, origin, options);

  await withServer(
    () => undefined,
    async (origin) => {
      const started = performance.now();
      const end = await Promise.race([call(origin, { timeout: limit, retry: false }), timer(patience)]);
      const isInTime = performance.now() - started < patience;
      check(isInTime && end instanceof sdk.TimeoutError, `a call to a silent server ends with ${String(end)}`);
    },
  );

  const events: string[] = [];
  let count = 0;
  await withServer(
    (_, response) => {
      count++;
      response.writeHead(count === 1 ? 503 : 200, { 'retry-after': '0', 'content-type': 'application/json' }).end('{}');
    },
    async (origin) => call(origin, { middleware: [sdk.traceRequests(({ kind }) => events.push(kind))] }),
  );
  check(count === 2, `a GET was sent ${count} times after a 503`);
  check(events.join(' ') === 'start request response retry request response end', `the trace was: ${events.join(' ')}`);

  const credentials = (origin: string): unknown[] => [
    { header: 'X-Own-Key', value: 'planted', server: origin },
    chosen.scheme === undefined ? 'planted' : { [chosen.scheme]: 'planted' },
  ];
  for (const index of [0, 1]) {
    let sent = '';
    await withServer(
      ({ url, headers }, response) => {
        sent = JSON.stringify([url, headers]);
        response.writeHead(204).end();
      },
      (origin) => call(origin, { auth: credentials(origin)[index] }),
    );
    // A text is sent to the main server. If the operation has a server of its own, that server must not get it.
    const isExpected = index === 0 || chosen.scheme !== undefined || chosen.server === undefined;
    check(sent.includes('planted') === isExpected, `a credential was ${isExpected ? 'not ' : ''}sent: ${sent}`);
  }
  return problems;
}

/** Returns the result of the call, or its error. */
async function callOperation(sdk: Sdk, chosen: ChosenCall, origin: string, options: object): Promise<unknown> {
  const { name, path, addresses, server } = chosen;
  const servers = server === undefined ? {} : { servers: { [server]: origin } };
  const inputs = [...(Object.keys(path).length === 0 ? [] : [path]), {}];
  try {
    const client = sdk.createClient({
      ...Object.fromEntries(addresses.map((option) => [option, origin])),
      ...servers,
      ...options,
    });
    const operation = sdk[name];
    if (typeof operation !== 'function') return new Error(`There is no function ${name}.`);
    return await operation(client, ...inputs);
  } catch (error) {
    return error;
  }
}

async function withServer(listener: RequestListener, use: (origin: string) => Promise<unknown>): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  try {
    await use(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const timer = (milliseconds: number): Promise<string> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, 'no end').unref();
  });
