import type { Recipe } from './recipe.ts';

/** An adapter for functions of a cloud provider, which get requests as events. */
export const adapter: Recipe = {
  section: 'Add an adapter',
  edits: [
    {
      file: 'generator/adapter-names.ts',
      find: `'node', 'express', 'fastify'] as const`,
      replace: `'node', 'express', 'fastify', 'lambda'] as const`,
    },
    {
      file: 'generator/project/server-adapters.ts',
      find: `  fastify: 'framework',\n`,
      replace: `  fastify: 'framework',\n  lambda: 'node',\n`,
    },
    {
      file: 'generated/package.json',
      find: `    "./server/node":`,
      replace: `    "./server/lambda": "./server/runtime/adapters/lambda.ts",\n    "./server/node":`,
    },
    {
      file: 'test/server/adapters.test.ts',
      find: `import { createClient, resultOf,`,
      replace: `import { createBadgeServer } from '../../examples/servers/badges.ts';
import { lambdaHandler } from '../../generated/server/runtime/adapters/lambda.ts';
import { createClient, resultOf,`,
    },
    {
      file: 'test/server/adapters.test.ts',
      find: `  fetch: async () => {`,
      replace: `  lambda: async () => {
    const handle = lambdaHandler(createBadgeServer('secret'));
    return {
      url: 'https://forge.example.com',
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { host, pathname, search } = new URL(request.url);
        const result = await handle({
          rawPath: pathname,
          rawQueryString: search.slice(1),
          headers: { ...Object.fromEntries(request.headers), host },
          requestContext: { http: { method: request.method } },
          ...(request.body !== null && { body: await request.text() }),
        });
        const { statusCode, body = null, headers } = result;
        return new Response(body === null ? body : Buffer.from(body, 'base64'), { status: statusCode, headers });
      },
      close: async () => {},
    };
  },
  fetch: async () => {`,
    },
    {
      file: 'test/server/adapters.test.ts',
      find: `    if (name === 'fetch') return;`,
      replace: `    if (name === 'fetch' || name === 'lambda') return;`,
    },
    {
      file: 'test/server/adapters.test.ts',
      find: `    if (name === 'node:http') return;`,
      replace: `    if (name === 'node:http' || name === 'lambda') return;`,
    },
  ],
  files: {
    'templates/server/adapters/lambda.ts': `import type { Dispatch } from '../transport.ts';
import { fetchHandler } from './fetch.ts';

/** An event with a request, in version 2.0 of the format. */
export interface LambdaEvent {
  readonly rawPath: string;
  readonly rawQueryString: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly requestContext: { readonly http: { readonly method: string } };
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

/** A response, in version 2.0 of the format. */
export interface LambdaResult {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  /** The body in base64. Undefined if the response has no body. */
  readonly body?: string;
  readonly isBase64Encoded: boolean;
}

/** Returns a handler of events: \`export const handler = lambdaHandler(dispatch)\`. */
export function lambdaHandler(dispatch: Dispatch): (event: LambdaEvent) => Promise<LambdaResult> {
  const handle = fetchHandler(dispatch);
  return async (event) => {
    const response = await handle(requestOf(event));
    const headers: Record<string, string> = {};
    response.headers.forEach((value, name) => (headers[name] = value));
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const body = bytes.length === 0 ? {} : { body: btoa(text) };
    return { statusCode: response.status, headers, ...body, isBase64Encoded: true };
  };
}

function requestOf({ rawPath, rawQueryString, headers, requestContext, body, isBase64Encoded }: LambdaEvent): Request {
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const query = rawQueryString === '' ? '' : \`?\${rawQueryString}\`;
  const bytes =
    body !== undefined && isBase64Encoded === true ? Uint8Array.from(atob(body), (one) => one.charCodeAt(0)) : body;
  return new Request(\`https://\${headers['host'] ?? 'localhost'}\${rawPath}\${query}\`, {
    method: requestContext.http.method,
    headers: entries,
    ...(bytes !== undefined && { body: bytes }),
  });
}
`,
  },
  updates: ['test/config/schema.test.ts'],
  tests: ['test/server/adapters.test.ts'],
};
