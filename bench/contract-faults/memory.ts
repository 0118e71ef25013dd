import { answers, bodies, matchesPattern, successes } from '../../test/contract/faults/change.ts';
import type { Answered, Mutation, Passing } from '../../test/contract/faults/mutating-proxy.ts';
import { splitQuery } from '../../templates/shared/query-component.ts';
import { lists, type Json } from './changes.ts';

const keyOf = (item: Json): unknown => item['id'] ?? item['slug'] ?? item['number'] ?? item['name'] ?? item['key'];

const lastSegment = ({ target }: Passing): string => splitQuery(target).path.split('/').at(-1) ?? '';

/** Responds to selected requests with the last success, as if the server had accepted them. */
export function acceptsWhere(pattern: string, isWrong: (passing: Passing) => boolean): Mutation {
  let last: Answered | undefined;
  return {
    response(answered, passing) {
      if (!matchesPattern(passing, pattern)) return;
      if (answered.status < 300) last = structuredClone(answered);
      else if ([400, 409, 415, 422].includes(answered.status) && isWrong(passing) && last !== undefined)
        Object.assign(answered, structuredClone(last));
    },
  };
}

/** Keeps each item that a list ever had. The list is the body, or a property of the body. */
export function keepsItems(pattern: string, property?: string): Mutation {
  const seen = new Map<string, Map<unknown, Json>>();
  return lists(
    pattern,
    (all, passing) => {
      const { path } = splitQuery(passing.target);
      const known = seen.get(path) ?? new Map<unknown, Json>();
      seen.set(path, known);
      for (const item of all) known.set(keyOf(item), item);
      return [...known.values()];
    },
    property,
  );
}

/** Responds to each read with the first value that a property had in the same resource. */
export function freezesProperty(patterns: readonly string[], name: string): Mutation {
  const first = new Map<string, unknown>();
  const each = patterns.map((pattern) =>
    bodies(pattern, (body, passing) => {
      const key = lastSegment(passing);
      if (!first.has(key)) first.set(key, body[name]);
      body[name] = first.get(key);
    }),
  );
  return {
    response: (answered, passing) => each.forEach(({ response }) => response?.(answered, passing)),
  };
}

/** After a success of a request, changes all other items in a list and in their own reads. */
export function changesSiblings(
  trigger: string,
  reads: string,
  change: (item: Json) => void,
  property?: string,
): Mutation {
  let changed: string | undefined;
  const isSibling = (item: Json): boolean =>
    changed !== undefined && String(keyOf(item)) !== decodeURIComponent(changed);
  const list = lists(
    `GET ${reads}`,
    (all) => {
      all.filter(isSibling).forEach(change);
      return all;
    },
    property,
  );
  const read = bodies(`GET ${reads}/*`, (item) => (isSibling(item) ? void change(item) : undefined));
  const write = successes(trigger, (_, passing) => void (changed = lastSegment(passing)));
  return {
    response: (answered, passing) => [write, list, read].forEach(({ response }) => response?.(answered, passing)),
  };
}

/** After each success of a deletion, also hides the item that was listed before the deleted one, or after it. */
export function losesSibling(trigger: string, reads: string): Mutation {
  const hidden = new Set<unknown>();
  let listed: readonly Json[] = [];
  const list = lists(`GET ${reads}`, (all) => {
    listed = all.filter((item) => !hidden.has(keyOf(item)));
    return listed;
  });
  const write = successes(trigger, (_, passing) => {
    const index = listed.findIndex((item) => String(keyOf(item)) === decodeURIComponent(lastSegment(passing)));
    const sibling = listed[index - 1] ?? listed[index + 1];
    if (sibling !== undefined) hidden.add(keyOf(sibling));
  });
  return {
    response: (answered, passing) => [write, list].forEach(({ response }) => response?.(answered, passing)),
  };
}

/** Replaces a header of responses by the first value that it had for the same resource, or by a given value. */
export function freezesHeader(pattern: string, name: string, value?: string): Mutation {
  const first = new Map<string, string>();
  return answers(pattern, ({ headers }, { target }) => {
    const now = headers[name];
    if (now === undefined) return;
    const known = value ?? first.get(target) ?? String(now);
    first.set(target, known);
    headers[name] = known;
  });
}

/** Keeps the last text of a property if an update removes it. */
export function keepsProperty(update: string, read: string, name: string): Mutation {
  const known = new Map<string, unknown>();
  const each = [update, read].map((pattern) =>
    bodies(pattern, (body, { target }) => {
      if (body[name] === null && known.has(target)) body[name] = known.get(target);
      else if (body[name] !== null) known.set(target, body[name]);
    }),
  );
  return {
    response: (answered, passing) => each.forEach(({ response }) => response?.(answered, passing)),
  };
}

/** Returns each item of a list with the first value that a property of the item had. */
export function freezesItems(pattern: string, name: string): Mutation {
  const first = new Map<unknown, unknown>();
  return lists(pattern, (all) =>
    all.map((item) => {
      const key = keyOf(item);
      if (!first.has(key)) first.set(key, item[name]);
      return { ...item, [name]: first.get(key) };
    }),
  );
}

/** Responds to the first read after each write with the previous response to the same read. */
export function staleUntilRead(write: string, read: string): Mutation {
  const last = new Map<string, Answered>();
  let isStale = false;
  return {
    response(answered, passing) {
      if (answered.status >= 300) return;
      if (matchesPattern(passing, write)) isStale = true;
      if (!matchesPattern(passing, read)) return;
      const known = last.get(passing.target);
      last.set(passing.target, structuredClone(answered));
      if (isStale && known !== undefined) Object.assign(answered, structuredClone(known));
      isStale = false;
    },
  };
}

/** Responds to each read with the first response since the last write of a given property. Other writes have no effect on the reads. */
export function staleUnlessSent(write: string, read: string, name: string): Mutation {
  const first = new Map<string, Answered>();
  return {
    response(answered, passing) {
      if (matchesPattern(passing, write) && passing.body.includes(`"${name}"`)) first.clear();
      if (!matchesPattern(passing, read) || answered.status >= 300) return;
      const known = first.get(passing.target);
      if (known === undefined) first.set(passing.target, structuredClone(answered));
      else Object.assign(answered, structuredClone(known));
    },
  };
}
