import type { NamedSchema, Schema } from '@forgespec/model';

/** Groups of equal schemas. Within a group, only names, annotations, pointers and the flag `isOmitted` of properties may differ. */
export interface Twins {
  /** Returns the first named schema in the group of a named schema. Returns undefined if the schema itself is the first one. */
  firstOf(schema: NamedSchema): NamedSchema | undefined;
  /** Returns true if a named schema is the first one in its group, and the group contains further named schemas. */
  hasOthers(schema: NamedSchema): boolean;
  /** Returns the number of a schema's group. The schema may be unnamed. */
  groupOf(schema: Schema): number;
}

const known = new WeakMap<ReadonlyMap<string, NamedSchema>, Twins>();

/**
 * @param byReference a map from the JSON Pointer of each named schema, as in `$ref`, to this schema. The schemas are in the order of the
 * model.
 */
export function findTwins(byReference: ReadonlyMap<string, NamedSchema>): Twins {
  const found = known.get(byReference) ?? twinsAmong([...byReference.values()], new SchemaGroups());
  known.set(byReference, found);
  return found;
}

function twinsAmong(schemas: readonly NamedSchema[], groups: SchemaGroups): Twins {
  const groupOf = (schema: Schema): number => groups.of(schema);
  const members = Map.groupBy(schemas, ({ schema }) => groupOf(schema));
  const membersWith = ({ schema }: NamedSchema): readonly NamedSchema[] => members.get(groupOf(schema)) ?? [];
  return {
    groupOf,
    firstOf(named) {
      const [first] = membersWith(named);
      return first === named ? undefined : first;
    },
    hasOthers(named) {
      const [first, second] = membersWith(named);
      return first === named && second !== undefined;
    },
  };
}

/**
 * The numbers of groups. A number depends on the keywords of a schema, and on the groups of the schemas inside it. So each schema is visited
 * only once.
 */
class SchemaGroups {
  readonly #groups = new Map<string, number>();
  readonly #groupsBySchema = new WeakMap<Schema, number>();

  of(schema: Schema): number {
    const found = this.#groupsBySchema.get(schema);
    if (found !== undefined) return found;
    const text = schema.kind === 'boolean' ? String(schema.value) : this.#keywordsText(schema);
    const group = this.#groups.get(text) ?? this.#groups.size;
    this.#groups.set(text, group);
    this.#groupsBySchema.set(schema, group);
    return group;
  }

  #keywordsText(schema: Schema): string {
    let text = '';
    for (const key in schema) {
      const value: unknown = Reflect.get(schema, key);
      if (value === undefined || key === 'annotations' || key === 'pointer') continue;
      const isData = key === 'enum' || key === 'const';
      text += `${key}:${isData ? JSON.stringify(value) : this.#valueText(value, schema.pointer)};`;
    }
    return text;
  }

  /** @param base the pointer of the schema that contains the value. Pointers that begin with this pointer become relative. */
  #valueText(value: unknown, base: string): string {
    if (Array.isArray(value)) return `[${value.map((item) => this.#valueText(item, base)).join()}]`;
    if (isSchema(value)) {
      const { pointer } = value;
      return `${this.of(value)}@${JSON.stringify(pointer.startsWith(base) ? pointer.slice(base.length) : pointer)}`;
    }
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const members = Object.entries(value).flatMap(([key, member]) =>
      member === undefined || key === 'isOmitted' ? [] : [`${JSON.stringify(key)}:${this.#valueText(member, base)}`],
    );
    return `{${members.join()}}`;
  }
}

/**
 * Returns true if a value of a keyword is a schema. Values of `enum` and `const` may look like schemas, so they must not be passed to this
 * function.
 */
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && 'pointer' in value;
