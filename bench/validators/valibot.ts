import * as v from 'valibot';
import { z } from 'zod';
import type { Contestant, Definitions, JsonSchema } from './contestant.ts';

type Schema = v.GenericSchema;

/** Valibot 1. The schemas are written as users of Valibot usually write them. */
export function valibot(definitions: Definitions): Contestant {
  const made = new Map<string, Schema>();

  const named = (name: string): Schema => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const schema = convert(definitions[name] ?? {});
    made.set(name, schema);
    return schema;
  };

  const convert = (schema: JsonSchema): Schema => {
    if (schema.$ref !== undefined) return named(schema.$ref.slice('#/$defs/'.length));
    const options = schema.anyOf ?? schema.oneOf;
    if (options !== undefined) return oneOf(options.map(convert));
    if (schema.enum !== undefined) return v.picklist(schema.enum.map(literalOf));
    return oneOf([schema.type ?? []].flat().map((type) => ofType(type, schema)));
  };

  const ofType = (type: string, schema: JsonSchema): Schema => {
    switch (type) {
      case 'boolean':
        return v.boolean();
      case 'null':
        return v.null();
      case 'integer':
        return v.pipe(v.number(), v.integer());
      case 'array':
        return v.array(convert(schema.items ?? {}));
      case 'object':
        return objectOf(schema);
      default:
        return textOf(schema);
    }
  };

  const objectOf = (schema: JsonSchema): Schema => {
    const members = Object.entries(schema.properties ?? {}).map(([key, member]) => {
      const made = convert(member);
      return [key, schema.required?.includes(key) === true ? made : v.exactOptional(made)];
    });
    const entries: Record<string, Schema> = Object.fromEntries(members);
    return schema.additionalProperties === false ? v.strictObject(entries) : v.object(entries);
  };

  return {
    name: 'valibot',
    compile(name) {
      const schema = named(name);
      return { is: (value) => v.is(schema, value), issues: (value) => v.safeParse(schema, value).issues ?? [] };
    },
  };
}

// The date types of Valibot accept 30 February. This benchmark uses the regular expressions of zod instead.
function textOf({ format, maxLength }: JsonSchema): Schema {
  if (format === 'date') return v.pipe(v.string(), v.regex(z.regexes.date));
  if (format === 'date-time') return v.pipe(v.string(), v.regex(z.regexes.datetime({ offset: true })));
  return maxLength === undefined ? v.string() : v.pipe(v.string(), v.maxLength(maxLength));
}

function oneOf(schemas: readonly Schema[]): Schema {
  const others = schemas.filter(({ type }) => type !== 'null');
  const [only] = others;
  if (only !== undefined && others.length === 1) return others.length === schemas.length ? only : v.nullable(only);
  return v.union(schemas);
}

const literalOf = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));
