import { splitQuery } from '../../templates/shared/query-component.ts';
import { answers, bodies, matchesPattern, query, requests, successes } from '../../test/contract/faults/change.ts';
import type { Answered, Mutation, Passing } from '../../test/contract/faults/mutating-proxy.ts';

export type Json = Record<string, unknown>;

/** Removes a query parameter, so that the server ignores it. */
export const ignoresParameter = (pattern: string, name: string): Mutation => query(pattern, name, () => undefined);

/** Sends a query parameter under another name, if the request has it. */
export const mistakesParameter = (pattern: string, name: string, other: string): Mutation =>
  requests(pattern, (passing) => {
    const { path, query: text } = splitQuery(passing.target);
    const parameters = [...new URLSearchParams(text)].map(([key, value]) => [key === name ? other : key, value]);
    passing.target = `${path}?${new URLSearchParams(parameters).toString()}`;
  });

export const hasParameter = ({ target }: Passing, name: string): boolean =>
  new URLSearchParams(splitQuery(target).query).has(name);

/** Changes the items of a list. The list is the body, or a property of the body. */
export const lists = (
  pattern: string,
  change: (items: Json[], passing: Passing) => readonly Json[],
  property?: string,
): Mutation =>
  bodies(pattern, (body, passing) => {
    if (property === undefined) return change(body as unknown as Json[], passing);
    return { ...body, [property]: change(body[property] as Json[], passing) };
  });

/** Removes the first item from each response to a request with a parameter. */
export const losesFirstItem = (pattern: string, parameter: string, property?: string): Mutation =>
  lists(pattern, (items, passing) => (hasParameter(passing, parameter) ? items.slice(1) : items), property);

/** Reverses the list at every second request. */
export function changesOrder(pattern: string, property?: string): Mutation {
  let count = 0;
  return lists(
    pattern,
    (items) => {
      count += 1;
      return count % 2 === 0 ? items.toReversed() : items;
    },
    property,
  );
}

/** Changes the JSON object in the body of requests. */
export const sentBodies = (pattern: string, change: (body: Json) => unknown): Mutation =>
  requests(pattern, (passing) => {
    if (!/json/u.test(passing.headers['content-type'] ?? '') || passing.body === '') return;
    try {
      const body: unknown = JSON.parse(passing.body);
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
      const object = body as Json;
      passing.body = JSON.stringify(change(object) ?? object);
    } catch {
      // The contract tests also send bodies that are not JSON.
    }
  });

/** Ignores a property of the request, and responds as if the property were stored. */
export function forgetsProperty(pattern: string, name: string, isEchoed = false): Mutation {
  let sent: unknown;
  const removal = sentBodies(pattern, (body) => {
    sent = body[name];
    delete body[name];
  });
  if (!isEchoed) return removal;
  return together(
    removal,
    bodies(pattern, (body) => {
      if (sent !== undefined) body[name] = sent;
    }),
  );
}

/** Sets properties that a request does not contain. */
export const setsUnsentProperties = (pattern: string, values: Json): Mutation =>
  sentBodies(pattern, (body) => ({ ...values, ...body }));

/** Responds to each read with the first response to the same path. A write of another path has no effect on the reads. */
export function remembersReads(pattern: string): Mutation {
  const first = new Map<string, Answered>();
  return successes(pattern, (answered, { target }) => {
    const known = first.get(target);
    if (known === undefined) first.set(target, structuredClone(answered));
    else Object.assign(answered, structuredClone(known));
  });
}

/** Replaces a request that changes data by a read. The response is the response to the read, with another status. */
export const doesNothing = (pattern: string, status: number, instead: (target: string) => string): Mutation => {
  const replaced = new WeakSet<Passing>();
  return {
    request(passing) {
      if (!matchesPattern(passing, pattern)) return;
      replaced.add(passing);
      Object.assign(passing, { method: 'GET', target: instead(passing.target), body: '' });
    },
    response(answered, passing) {
      if (!replaced.has(passing) || answered.status !== 200) return;
      Object.assign(answered, { status, body: status === 204 ? '' : answered.body });
    },
  };
};

/** Replaces one status by another. */
export const replacesStatus = (pattern: string, from: number, to: number): Mutation =>
  answers(pattern, (answered) => {
    if (answered.status === from) answered.status = to;
  });

/** Changes the bytes of JSON bodies. Each character of the text is one byte. */
export const bytes = (pattern: string, change: (body: string) => string): Mutation =>
  successes(pattern, (answered) => {
    if (answered.body !== '' && /json/u.test(String(answered.headers['content-type'])))
      answered.body = change(answered.body);
  });

export const byteOrderMark = '\u00ef\u00bb\u00bf';

/** Changes the header `Link`. */
export const links = (pattern: string, change: (link: string, passing: Passing) => string): Mutation =>
  successes(pattern, ({ headers }, passing) => {
    if (headers['link'] !== undefined) headers['link'] = change(String(headers['link']), passing);
  });

/** Applies several faults. */
export const together = (...mutations: readonly Mutation[]): Mutation => ({
  request: (passing) => mutations.forEach(({ request }) => request?.(passing)),
  response: (answered, passing) => mutations.forEach(({ response }) => response?.(answered, passing)),
});
