import { routes, type Route } from '../../../generated/server/index.ts';
import { useSandboxFixture, type Username, type SandboxFixture } from '../start-test-sandbox.ts';

/** A response of the service. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON value, or the text of a body with another media type. Undefined if the response has no body. */
  readonly body: unknown;
}

interface Sent {
  readonly query?: string;
  readonly json?: unknown;
  readonly form?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Functions that send requests. A request is written as in the documents: a method, and a path below `/api/v4`. */
export interface Service {
  readonly fixture: SandboxFixture;
  /** @param username the user whose token is sent. If it is undefined, no token is sent. */
  readonly send: (username: Username | undefined, line: string, sent?: Sent) => Promise<Received>;
  /** Sends a request, and returns only the status. */
  readonly statusOf: (username: Username | undefined, line: string, sent?: Sent) => Promise<number>;
}

/** Starts the service for the tests of a file. */
export function useService(): Service {
  const fixture = useSandboxFixture();
  const send: Service['send'] = async (username, line, { query, json, form, headers } = {}) => {
    const [method = '', path = ''] = line.split(' ');
    const contentType =
      json !== undefined ? 'application/json' : form !== undefined && 'application/x-www-form-urlencoded';
    const response = await fetch(
      `${fixture.sandbox.url}${/^\/(jwt|v2)\//u.test(path) ? '' : '/api/v4'}${path}${query === undefined ? '' : `?${query}`}`,
      {
        method,
        redirect: 'manual',
        headers: {
          ...(username === undefined ? {} : { 'private-token': `token-of-${username}` }),
          ...(contentType === false ? {} : { 'content-type': contentType }),
          ...headers,
        },
        body: json !== undefined ? JSON.stringify(json) : (form ?? null),
      },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : isJson ? JSON.parse(text) : text,
    };
  };
  return { fixture, send, statusOf: async (...request) => (await send(...request)).status };
}

/** Values of path parameters that exist in the example data. */
const values: Readonly<Record<string, string>> = {
  badge_id: '3',
  file_path: 'README.md',
  forked_from_id: '24',
  id: '24',
  issue_iid: '42',
  key: 'BUILD_PROFILE',
  key_id: '6',
  label_id: 'bug',
  merge_request_iid: '17',
  milestone_id: '63',
  name: 'production',
  namespace: 'aurora',
  pipeline_schedule_id: '13',
  repository_id: '5',
  repository_storage_id: '13',
  resource_weight_event_id: '142',
  snippet_id: '79',
  tag_name: 'latest',
  target_group_id: '12',
  target_project_id: '31',
};

const ids: Readonly<Record<string, string>> = {
  '/geo_sites': '1',
  '/groups': '9',
  '/namespaces': '9',
  '/registry': '5',
};

/** The operations of the API below `/api/v4`, each with a path to a resource of the example data. */
export const operations: readonly (Route & { readonly line: string })[] = routes
  .filter(({ prefix }) => prefix === '/api/v4')
  .map((route) => {
    const path = route.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
      const owner = /^\/\w+/u.exec(route.path)?.[0] ?? '';
      return (name === 'id' ? ids[owner] : undefined) ?? values[name] ?? name;
    });
    return { ...route, line: `${route.method} ${path}` };
  });
