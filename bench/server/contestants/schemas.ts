import { valueAt } from '../../../generator/1-load/pointer.ts';
import { parseReference } from '../../../generator/1-load/reference.ts';
import { document } from '../example.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns a schema of the description with all referenced schemas inlined, as fastify expects it. */
export function wholeSchema(pointer: string): Json {
  return { ...definition({ $ref: pointer }), $id: undefined };
}

function definition(node: Json): Json {
  const expand = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => expand(item, depth));
    if (typeof value !== 'object' || value === null) return value;
    const reference: unknown = Reflect.get(value, '$ref');
    // A recursive reference becomes a schema that accepts everything.
    if (typeof reference === 'string')
      return depth > 6 ? {} : expand(valueAt(document, parseReference(reference).keys), depth + 1);
    const members = Object.entries(value).filter(([key]) => !key.startsWith('x-') && key !== 'examples');
    return Object.fromEntries(members.map(([key, member]) => [key, expand(member, depth)]));
  };
  return expand(node, 0) as Json;
}
