import { splitQuery } from '../../../templates/shared/query-component.ts';
import type { Answered, Mutation, Passing } from './mutating-proxy.ts';

type Json = Record<string, unknown>;

/**
 * Returns true if a request matches a pattern, such as `GET /projects/24/badges/*`. The `*` stands for one segment. The query is ignored.
 */
export const matchesPattern = ({ method, target }: Passing, pattern: string): boolean => {
  const [wanted = '', path = ''] = pattern.split(' ');
  const segments = path.split('*').map((text) => text.replaceAll(/[.+?^${}()|[\]\\]/gu, '\\$&'));
  const whole = new RegExp(`^(?:/api/v4)?${segments.join('[^/?]+')}(?:\\?.*)?$`, 'u');
  return method === wanted && whole.test(target);
};

const isSuccess = ({ status }: Answered): boolean => status >= 200 && status < 300;

/** Changes the responses of matching requests. */
export const answers = (pattern: string, change: (answered: Answered, passing: Passing) => void): Mutation => ({
  response(answered, passing) {
    if (matchesPattern(passing, pattern)) change(answered, passing);
  },
});

/** Changes the successful responses of matching requests. */
export const successes = (pattern: string, change: (answered: Answered, passing: Passing) => void): Mutation =>
  answers(pattern, (answered, passing) => {
    if (isSuccess(answered)) change(answered, passing);
  });

/** Changes the JSON of successful responses. `change` may modify the value, or return another value. */
export const bodies = (pattern: string, change: (body: Json, passing: Passing) => unknown): Mutation =>
  successes(pattern, (answered, passing) => {
    if (answered.body === '') return;
    const body = JSON.parse(Buffer.from(answered.body, 'latin1').toString('utf8')) as Json;
    const changed = change(body, passing) ?? body;
    answered.body = Buffer.from(JSON.stringify(changed), 'utf8').toString('latin1');
  });

/** Changes each item of a list. */
export const items = (pattern: string, change: (item: Json, index: number) => unknown): Mutation =>
  bodies(pattern, (body) => (body as unknown as Json[]).map((item, index) => change(item, index) ?? item));

/** Changes matching requests. */
export const requests = (pattern: string, change: (passing: Passing) => void): Mutation => ({
  request(passing) {
    if (matchesPattern(passing, pattern)) change(passing);
  },
});

export const status = (pattern: string, wrong: number): Mutation =>
  successes(pattern, (answered) => void (answered.status = wrong));

export const header = (pattern: string, name: string, value: string | undefined): Mutation =>
  successes(pattern, ({ headers }) => {
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  });

/** Sets a valid credential in each request, so that every caller is accepted. */
export const ignoresAuthentication = (pattern: string, name: string, value: string): Mutation =>
  requests(pattern, ({ headers }) => void (headers[name] = value));

/** Replaces each rejection by the last successful response. */
export function acceptsEverything(pattern: string, refused: readonly number[] = [400, 404, 422]): Mutation {
  let last: Answered | undefined;
  return answers(pattern, (answered) => {
    if (isSuccess(answered)) last = structuredClone(answered);
    else if (refused.includes(answered.status)) {
      Object.assign(answered, last ?? { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' });
    }
  });
}

/** Responds to each read with the first response to the same target, so that changes are not visible. */
export function staleReads(pattern: string): Mutation {
  const first = new Map<string, Answered>();
  return answers(pattern, (answered, { target }) => {
    const known = first.get(target);
    if (known === undefined) first.set(target, structuredClone(answered));
    else Object.assign(answered, structuredClone(known));
  });
}

/** Changes a parameter of the query. */
export const query = (pattern: string, name: string, change: (value: string) => string | undefined): Mutation =>
  requests(pattern, (passing) => {
    const { path, query: text } = splitQuery(passing.target);
    const parameters = new URLSearchParams(text);
    const value = parameters.get(name);
    const changed = value === null ? undefined : change(value);
    if (value === null) return;
    if (changed === undefined) parameters.delete(name);
    else parameters.set(name, changed);
    passing.target = `${path}?${parameters.toString()}`;
  });
