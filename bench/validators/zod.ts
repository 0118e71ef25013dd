import { z } from 'zod';
import type { Contestant, Definitions, JsonSchema } from './contestant.ts';

/** zod 4. The schemas are written as users of zod usually write them. */
export function zod(definitions: Definitions): Contestant {
  const made = new Map<string, z.ZodType>();

  const named = (name: string): z.ZodType => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const schema = convert(definitions[name] ?? {});
    made.set(name, schema);
    return schema;
  };

  const convert = (schema: JsonSchema): z.ZodType => {
    if (schema.$ref !== undefined) return named(schema.$ref.slice('#/$defs/'.length));
    const options = schema.anyOf ?? schema.oneOf;
    if (options !== undefined) return oneOf(options.map(convert));
    if (schema.enum !== undefined) return oneOf(schema.enum.map((value) => z.literal(literalOf(value))));
    return oneOf([schema.type ?? []].flat().map((type) => ofType(type, schema)));
  };

  const ofType = (type: string, schema: JsonSchema): z.ZodType => {
    switch (type) {
      case 'boolean':
        return z.boolean();
      case 'null':
        return z.null();
      case 'integer':
        return z.number().int();
      case 'array':
        return z.array(convert(schema.items ?? {}));
      case 'object':
        return objectOf(schema);
      default:
        return textOf(schema);
    }
  };

  const objectOf = (schema: JsonSchema): z.ZodType => {
    const members = Object.entries(schema.properties ?? {}).map(([key, member]) => {
      const made = convert(member);
      return [key, schema.required?.includes(key) === true ? made : made.optional()];
    });
    const shape: Record<string, z.ZodType> = Object.fromEntries(members);
    return schema.additionalProperties === false ? z.strictObject(shape) : z.object(shape);
  };

  return {
    name: 'zod',
    compile(name) {
      const schema = named(name);
      return {
        is: (value) => schema.safeParse(value).success,
        issues: (value) => schema.safeParse(value).error?.issues ?? [],
      };
    },
  };
}

function textOf({ format, maxLength }: JsonSchema): z.ZodType {
  if (format === 'date') return z.iso.date();
  if (format === 'date-time') return z.iso.datetime({ offset: true });
  return maxLength === undefined ? z.string() : z.string().max(maxLength);
}

function oneOf(schemas: readonly z.ZodType[]): z.ZodType {
  const others = schemas.filter((schema) => !(schema instanceof z.ZodNull));
  const [only] = others;
  if (only !== undefined && others.length === 1) return others.length === schemas.length ? only : only.nullable();
  return z.union(schemas);
}

const literalOf = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));
