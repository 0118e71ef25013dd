import type { KeywordSchema, Schema } from '../schema.ts';
import { conditionalSchemas, schemasOfSameValue } from './same-value.ts';

/** The keyword that restricts a property to responses (`readOnly`) or to requests (`writeOnly`). */
export type DirectionMark = 'readOnly' | 'writeOnly';

/** For each direction of messages, the mark of the properties that its messages do not have. */
export const markOfOmitted = {
  request: 'readOnly',
  response: 'writeOnly',
} as const satisfies Readonly<Record<string, DirectionMark>>;

/** Functions that find the properties with one mark (`readOnly` or `writeOnly`), in the objects to which a schema applies. */
export interface DirectionMarks {
  /**
   * Returns true if a schema has the mark. The mark may be in the schema itself, in the target of its `$ref`, in one schema of its `allOf`,
   * or in all schemas of its `anyOf` or `oneOf`. A schema with `type: null` in `anyOf` or `oneOf` is ignored.
   */
  isMarked(schema: Schema): boolean;
  /** Returns the names of the properties that have the mark in every object. */
  always(schema: Schema): ReadonlySet<string>;
  /**
   * Returns the names of the properties that have the mark in every object, or only in some alternatives, such as the schemas of `oneOf`.
   */
  possibly(schema: Schema): ReadonlySet<string>;
  /** Returns the names of the properties that a schema declares or requires. */
  mentioned(schema: Schema): ReadonlySet<string>;
}

const noNames: ReadonlySet<string> = new Set();

/** The functions for a description in which no schema has the mark. */
export const noMarks: DirectionMarks = {
  isMarked: () => false,
  always: () => noNames,
  possibly: () => noNames,
  mentioned: () => noNames,
};

/**
 * Returns the functions for a mark.
 *
 * @param resolve returns the schema to which a reference refers. Returns undefined if the schema does not exist.
 */
export function createDirectionMarks(
  mark: DirectionMark,
  resolve: (reference: string) => Schema | undefined,
): DirectionMarks {
  const certainParts = ({ allOf = [], reference }: KeywordSchema): Schema[] => {
    const target = reference === undefined ? undefined : resolve(reference);
    return [...allOf, ...(target === undefined ? [] : [target])];
  };
  const isMarkedByPart: (schema: Schema) => boolean = remembering(false, (schema): boolean => {
    const alternatives = [schema.anyOf, schema.oneOf].map((list = []) => list.filter((part) => !isNull(part)));
    return certainParts(schema).some(isMarked) || alternatives.some((list) => list.length > 0 && list.every(isMarked));
  });
  const isMarked = (schema: Schema): boolean =>
    schema.kind === 'keywords' && (schema.annotations[mark] || (hasParts(schema) && isMarkedByPart(schema)));
  const own = ({ properties = [] }: KeywordSchema): string[] =>
    properties.flatMap((property) => (isMarked(property.schema) ? [property.name] : []));
  const always = remembering(noNames, (schema): ReadonlySet<string> =>
    union(own(schema), certainParts(schema).map(always)),
  );
  const possibly = remembering(noNames, (schema): ReadonlySet<string> =>
    union(own(schema), [...certainParts(schema), ...conditionalSchemas(schema)].map(possibly)),
  );
  const mentioned = remembering(noNames, (schema): ReadonlySet<string> => {
    const { properties = [], required = [], dependentRequired = [] } = schema;
    const names = [
      ...properties.map(({ name }) => name),
      ...required,
      ...dependentRequired.flatMap((rule) => rule.required),
    ];
    return union(names, schemasOfSameValue(schema, resolve).map(mentioned));
  });
  return { isMarked, always, possibly, mentioned };
}

const union = (names: readonly string[], sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  names.length === 0 && sets.length === 0 ? noNames : new Set([...names, ...sets.flatMap((set) => [...set])]);

const hasParts = ({ reference, allOf, anyOf, oneOf }: KeywordSchema): boolean =>
  reference !== undefined || allOf !== undefined || anyOf !== undefined || oneOf !== undefined;

const isNull = (schema: Schema): boolean =>
  schema.kind === 'keywords' && schema.type?.length === 1 && schema.type[0] === 'null';

/**
 * Returns a function that computes a fact about each schema only once. For a boolean schema, the function returns `start`. While the fact
 * about a schema is computed, the function also returns `start` for this schema. So the recursion also ends if a schema applies itself to
 * the same value, for example with a `$ref` in its own `allOf`.
 */
function remembering<Fact>(start: Fact, compute: (schema: KeywordSchema) => Fact): (schema: Schema) => Fact {
  const known = new WeakMap<Schema, Fact>();
  return (schema) => {
    if (schema.kind === 'boolean') return start;
    const found = known.get(schema);
    if (found !== undefined) return found;
    known.set(schema, start);
    const fact = compute(schema);
    known.set(schema, fact);
    return fact;
  };
}
