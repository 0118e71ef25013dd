import type { JsonObject, JsonValue } from '../../description/json/json.ts';

/** Returns two functions: one creates a random schema, and the other changes a schema at random. */
export function createRandomSchemas(next: () => number) {
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <Item>(first: Item, ...others: readonly Item[]): Item => others[below(others.length + 1)] ?? first;
  const maybe = (chance: number, part: () => JsonObject): JsonObject => (next() < chance ? part() : {});

  const scalar = (): JsonObject =>
    pick<() => JsonObject>(
      () => ({
        type: 'string',
        ...maybe(0.3, () => ({ minLength: below(3) })),
        ...maybe(0.3, () => ({ maxLength: 3 + below(3) })),
        ...maybe(0.15, () => ({ pattern: pick('^a', '^[a-z]+$', '^\\d+$') })),
      }),
      () => ({
        type: 'integer',
        ...maybe(0.4, () => ({ minimum: below(5) })),
        ...maybe(0.4, () => ({ maximum: 5 + below(5) })),
      }),
      () => ({
        type: 'number',
        ...maybe(0.4, () => ({ exclusiveMinimum: below(5) })),
        ...maybe(0.3, () => ({ multipleOf: pick(0.5, 1, 2, 3) })),
      }),
      () => ({
        enum: [...new Set<JsonValue>([pick<JsonValue>('x', 'y', 1, null), pick<JsonValue>('x', 'y', 2, true)])],
      }),
      () => ({ const: pick<JsonValue>('x', 1, null, true) }),
      () => ({ type: 'boolean' }),
      () => ({ type: pick(['string', 'null'], ['integer', 'string'], ['integer', 'null']) }),
      () => ({}),
    )();

  const schema = (depth: number): JsonObject => {
    if (depth <= 0 || next() < 0.3) return scalar();
    const below1 = (): JsonObject => schema(depth - 1);
    return pick<() => JsonObject>(
      () => {
        const names = ['a', 'b', 'c'].filter(() => next() < 0.6);
        return {
          type: 'object',
          properties: Object.fromEntries(names.map((name) => [name, below1()])),
          required: names.filter(() => next() < 0.4),
          ...maybe(0.3, () => ({
            additionalProperties: pick<JsonValue>(false, { type: 'string' }, { type: 'integer' }),
          })),
          ...maybe(0.1, () => ({ minProperties: 1 + below(2) })),
        };
      },
      () => ({
        type: 'array',
        ...maybe(0.8, () => ({ items: below1() })),
        ...maybe(0.2, () => ({ minItems: below(3) })),
        ...maybe(0.2, () => ({ maxItems: 2 + below(3) })),
        ...maybe(0.15, () => ({ uniqueItems: true })),
        ...maybe(0.15, () => ({ prefixItems: [below1()] })),
        ...maybe(0.1, () => ({ contains: scalar() })),
      }),
      () => ({ anyOf: [below1(), below1()] }),
      () => ({ allOf: [below1(), below1()] }),
      () => ({ not: scalar() }),
      () => ({
        type: 'object',
        properties: { a: scalar(), b: scalar() },
        if: { properties: { a: scalar() }, required: ['a'] },
        // oxlint-disable-next-line unicorn/no-thenable
        then: { required: ['b'] },
      }),
    )();
  };

  /**
   * Returns a copy of a schema with one random change. The change is in the schema itself, or in a schema inside it.
   */
  const change = (original: JsonObject): JsonObject => {
    const copy: JsonObject = structuredClone({ ...original });
    const nodes = schemasIn(copy);
    const node = nodes[below(nodes.length)] ?? copy;
    const replace = (other: JsonObject): void => {
      for (const key of Object.keys(node)) delete node[key];
      Object.assign(node, other);
    };
    pick(
      () => replace(scalar()),
      () => {
        const keys = Object.keys(node).filter((key) => key !== 'type');
        const key = keys[below(keys.length)];
        if (key !== undefined) delete node[key];
      },
      () => {
        for (const key of [
          'minimum',
          'maximum',
          'minLength',
          'maxLength',
          'minItems',
          'maxItems',
          'exclusiveMinimum',
        ]) {
          const limit = node[key];
          if (typeof limit === 'number') node[key] = Math.max(0, limit + pick(-1, 1, 2));
        }
      },
      () => {
        if (Array.isArray(node['enum'])) node['enum'] = [...node['enum'], 'zz'];
      },
      () => {
        if (node['properties'] !== undefined)
          node['additionalProperties'] = pick<JsonValue>(false, true, { type: 'string' });
      },
      () => {
        const own = { ...node };
        replace(
          pick<JsonObject>(
            { allOf: [own] },
            { anyOf: [own] },
            { oneOf: [own] },
            { anyOf: [own, scalar()] },
            { allOf: [own, scalar()] },
          ),
        );
      },
    )();
    return copy;
  };
  return { schema, change };
}

/** Returns a schema and all schemas in it. */
function schemasIn(schema: JsonObject): JsonObject[] {
  const found: JsonObject[] = [schema];
  const add = (value: JsonValue | undefined): void => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) found.push(...schemasIn(value));
  };
  for (const key of ['items', 'additionalProperties', 'not', 'contains', 'if', 'then']) add(schema[key]);
  for (const key of ['anyOf', 'allOf', 'oneOf', 'prefixItems']) {
    const list = schema[key];
    if (Array.isArray(list)) for (const member of list) add(member);
  }
  const { properties } = schema;
  if (typeof properties === 'object' && properties !== null && !Array.isArray(properties)) {
    for (const member of Object.values(properties)) add(member);
  }
  return found;
}
