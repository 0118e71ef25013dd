import { type } from 'arktype';
import { z } from 'zod';
import type { Contestant, Definitions, JsonSchema } from './contestant.ts';

type Schema = type.Any;

/** ArkType 2. The types are written as users of ArkType usually write them. */
export function arktype(definitions: Definitions): Contestant {
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
    if (schema.enum !== undefined) return type.enumerated(...schema.enum);
    return oneOf([schema.type ?? []].flat().map((name) => ofType(name, schema)));
  };

  const ofType = (name: string, schema: JsonSchema): Schema => {
    switch (name) {
      case 'boolean':
        return type.boolean;
      case 'null':
        return type.null;
      case 'integer':
        return type('number.integer');
      case 'array':
        return convert(schema.items ?? {}).array();
      case 'object':
        return objectOf(schema);
      default:
        return textOf(schema);
    }
  };

  const objectOf = (schema: JsonSchema): Schema => {
    const members = Object.entries(schema.properties ?? {}).map(([key, member]) => [
      schema.required?.includes(key) === true ? key : `${key}?`,
      convert(member),
    ]);
    const object = type.raw(Object.fromEntries(members));
    return schema.additionalProperties === false ? object.onUndeclaredKey('reject') : object;
  };

  return {
    name: 'arktype',
    compile(name) {
      const schema = named(name);
      return {
        is: (value) => schema.allows(value),
        issues(value) {
          const result = schema(value);
          return result instanceof type.errors ? result : [];
        },
      };
    },
  };
}

// The date types of ArkType accept 30 February. This benchmark uses the regular expressions of zod instead.
function textOf({ format, maxLength }: JsonSchema): Schema {
  if (format === 'date') return type(z.regexes.date);
  if (format === 'date-time') return type(z.regexes.datetime({ offset: true }));
  return maxLength === undefined ? type.string : type.string.atMostLength(maxLength);
}

function oneOf(schemas: readonly Schema[]): Schema {
  const [first, ...others] = schemas;
  if (first === undefined) return type.unknown;
  return others.reduce((all: Schema, schema) => all.or(schema), first);
}
