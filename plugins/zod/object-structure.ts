import type { EmitContext, KeywordSchema, PropertyMember, Schema } from 'forgespec/plugin';

/** The properties of an object that a zod object can check one by one. */
export interface ObjectStructure {
  readonly members: readonly PropertyMember[];
  readonly required: ReadonlySet<string>;
  /** The other properties: accepted, also part of the type (`described`), or refused. */
  readonly others: 'accepted' | 'described' | 'refused';
}

/** A structure of a part of a schema. Values that are not objects may also match a part. */
interface PartStructure extends ObjectStructure {
  readonly isObject: boolean;
}

/** A validator reports at most 100 issues, and missing properties must leave space for the others. */
const mostRequired = 90;

/** A validator shortens paths of more than 500 characters. */
const longestName = 60;

/**
 * Returns the structure of a schema. Returns undefined if the schema has a keyword that a zod object cannot express, such as `oneOf` or
 * `minProperties`.
 */
export function objectStructure(schema: Schema, context: EmitContext<object>): ObjectStructure | undefined {
  const found = partStructure(schema, context, new Set());
  if (found?.isObject !== true || found.members.length === 0 || found.required.size > mostRequired) return undefined;
  const names = new Set(found.members.map(({ name }) => name));
  // zod also reads inherited properties, such as `constructor`.
  const isSimple = [...names].every((name) => name.length <= longestName && !(name in {}));
  const isComplete = names.size === found.members.length && [...found.required].every((name) => names.has(name));
  return isSimple && isComplete ? found : undefined;
}

/** The keywords of a schema that only the structure expresses. */
const structural = new Set(['additionalProperties', 'allOf', 'properties', 'reference', 'required', 'type']);

function partStructure(
  schema: Schema,
  context: EmitContext<object>,
  seen: ReadonlySet<Schema>,
): PartStructure | undefined {
  if (schema.kind === 'boolean' || seen.has(schema) || isReplaced(schema)) return undefined;
  if (!keywordsOf(schema).every((keyword) => structural.has(keyword))) return undefined;
  const { type, allOf = [], additionalProperties: others, properties = [], reference, required = [] } = schema;
  if (others?.kind === 'keywords' || (type !== undefined && type.join() !== 'object')) return undefined;
  const own: PartStructure = {
    members: properties,
    required: new Set(required),
    others: others === undefined ? 'accepted' : others.value ? 'described' : 'refused',
    isObject: type !== undefined,
  };
  const target = reference === undefined ? undefined : context.schemaOf(reference);
  if (reference !== undefined && target === undefined) return undefined;
  const parts = [...(target === undefined ? [] : [target.schema]), ...allOf];
  if (parts.length === 0) return own;
  const structures = parts.map((part) => partStructure(part, context, new Set([...seen, schema])));
  return structures.reduce<PartStructure | undefined>(
    (a, b) => (a === undefined || b === undefined ? undefined : both(a, b)),
    own,
  );
}

/** Returns the structure of values that match two parts. A part that refuses other properties would refuse those of the other part. */
function both(a: PartStructure, b: PartStructure): PartStructure | undefined {
  if (a.others === 'refused' || b.others === 'refused') return undefined;
  return {
    members: [...a.members, ...b.members],
    required: new Set([...a.required, ...b.required]),
    others: a.others === 'described' || b.others === 'described' ? 'described' : 'accepted',
    isObject: a.isObject || b.isObject,
  };
}

const passive = new Set(['annotations', 'assertsFormat', 'kind', 'longNumbers', 'pointer']);

/** Returns the keywords of a schema that restrict values. */
export const keywordsOf = (schema: KeywordSchema): readonly string[] => [
  ...Object.entries(schema).flatMap(([key, value]) => (value === undefined || passive.has(key) ? [] : [key])),
  ...(schema.annotations.discriminator === undefined ? [] : ['discriminator']),
];

/** Returns true if the TypeScript type of a schema is not the one of its keywords. */
export const isReplaced = ({ annotations: { replacement, representation } }: KeywordSchema): boolean =>
  replacement !== undefined || representation !== undefined;
