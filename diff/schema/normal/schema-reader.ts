import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { directReferences } from './direct-references.ts';
import { acceptsAtom } from './accepts.ts';
import { type Atom, type Constraints, type SchemaJson, unconstrained } from './atom.ts';
import { asVersion31 } from './as-version-31.ts';
import { intersect } from './intersect.ts';
import { createOpaqueText } from './opaque-text.ts';
import { isSchemaJson, readKeywords } from './read-keywords.ts';
import type { SelectedSchemas } from './selected-schemas.ts';
import { mergedAtoms, splitByType } from './split-by-type.ts';

/** The direction of a message. A request omits `readOnly` properties, and a response omits `writeOnly` properties. */
export type MessageDirection = 'request' | 'response';

/** A list of schemas that apply to the same value. A value is valid for the conjunction if it is valid for all these schemas. */
export interface Conjunction {
  readonly reader: SchemaReader;
  /** Identifies this list of schemas among all lists of the same reader. */
  readonly key: string;
  readonly schemas: readonly SchemaJson[];
}

/** Reads the schemas of one description for one direction. */
export interface SchemaReader {
  readonly direction: MessageDirection;
  conjunction(schemas: readonly SchemaJson[]): Conjunction;
  /** Returns the alternatives of a conjunction. A value is valid for the conjunction if it is valid for one of the alternatives. */
  atoms(conjunction: Conjunction): readonly Atom[];
  /**
   * Returns the alternatives, like `atoms`. But the list of values (`enum`) in a returned atom can contain values that violate other
   * constraints of this atom. So the caller must check all constraints.
   */
  atomsOfValue(conjunction: Conjunction): readonly Atom[];
  /** Returns the schemas of a conjunction, and all schemas that these schemas include with `$ref` and `allOf`. */
  parts(conjunction: Conjunction): readonly JsonObject[];
  /** Returns true if the messages of the direction omit a property with this schema. */
  isOmitted(schema: SchemaJson): boolean;
  /** Returns the target of a reference. Returns undefined if the target does not exist. */
  resolve(reference: string): JsonValue | undefined;
  readonly selected: SelectedSchemas;
}

/**
 * The largest number of alternatives that a schema may have. If a schema has several `anyOf` or `oneOf`, each combination of their
 * alternatives counts. If a schema has more alternatives, `diff` can only report that the schema has changed, without details.
 */
const mostAlternatives = 200;

/**
 * The largest number of schemas that are read for the alternatives of one schema. Schemas that refer to each other in many ways would need
 * many more. Further schemas are treated like schemas with too many alternatives.
 */
const mostExpansions = 10_000;

/**
 * Creates a reader.
 *
 * @param resolve returns the target of a reference in the description.
 * @param selected returns the schemas that a discriminator selects. Default: none.
 */
export function createSchemaReader(
  direction: MessageDirection,
  isVersion30: boolean,
  resolve: (reference: string) => JsonValue | undefined,
  selected: SelectedSchemas = () => new Map(),
): SchemaReader {
  const numbers = new WeakMap<object, number>();
  let lastNumber = 0;
  const idOf = (schema: SchemaJson): string => {
    if (typeof schema === 'boolean') return String(schema);
    const known = numbers.get(schema);
    if (known !== undefined) return String(known);
    lastNumber += 1;
    numbers.set(schema, lastNumber);
    return String(lastNumber);
  };
  const converted = new WeakMap<JsonObject, JsonObject>();
  const read = (schema: JsonObject): JsonObject => {
    const known = converted.get(schema) ?? asVersion31(schema, isVersion30);
    converted.set(schema, known);
    return known;
  };
  const targetsOf = (schema: JsonObject): readonly SchemaJson[] =>
    directReferences(schema).map(resolve).filter(isSchemaJson);

  const partsOf = (schemas: readonly SchemaJson[], seen: Set<JsonObject>): Set<JsonObject> => {
    for (const schema of schemas) {
      if (typeof schema === 'boolean' || seen.has(schema)) continue;
      seen.add(schema);
      const json = read(schema);
      partsOf([...targetsOf(json), ...schemasIn(json['allOf'])], seen);
    }
    return seen;
  };
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  const isOmitted = (schema: SchemaJson): boolean =>
    [...partsOf([schema], new Set())].some((part) => part[mark] === true);

  /** A map from schemas to their alternatives. Contains only complete results (see `expand`). */
  const expanded = new Map<JsonObject, readonly Constraints[]>();
  /** The schemas whose alternatives are being computed, from the outermost to the innermost. */
  const open: JsonObject[] = [];
  /** The smallest index in `open` of a schema to which one of its inner schemas refers. `Infinity` if no such reference was found. */
  let outermost = Infinity;
  /** The number of schemas that were read for the alternatives of the outermost schema. */
  let expansions = 0;
  const expand = (schema: SchemaJson): readonly Constraints[] => {
    if (schema === true) return [unconstrained];
    if (schema === false) return [];
    const known = expanded.get(schema);
    if (known !== undefined) return known;
    const at = open.indexOf(schema);
    if (at >= 0) {
      outermost = Math.min(outermost, at);
      return [unconstrained];
    }
    const before = outermost;
    outermost = Infinity;
    const depth = open.push(schema) - 1;
    expansions = depth === 0 ? 1 : expansions + 1;
    const result = expansions > mostExpansions ? [opaque(read(schema))] : expandKeywords(schema);
    open.pop();
    // The result is complete, unless it depends on a schema that contains this schema.
    if (outermost >= depth) expanded.set(schema, result);
    outermost = Math.min(before, outermost >= depth ? Infinity : outermost);
    return result;
  };

  /** Returns the constraints of a schema that has too many alternatives. */
  const opaque = (json: JsonObject): Constraints => ({ ...unconstrained, opaque: [opaqueTextOf(json)] });
  const opaqueTextOf = createOpaqueText(read, resolve);

  const expandKeywords = (schema: JsonObject): readonly Constraints[] => {
    const json = read(schema);
    const factors = [
      ...[...targetsOf(json), ...schemasIn(json['allOf'])].map(expand),
      ...(['anyOf', 'oneOf'] as const).flatMap((key) => {
        const alternatives = schemasIn(json[key]);
        if (alternatives.length === 0) return [];
        const union = alternatives.flatMap((part) => labelled(expand(part), part));
        return [union.length > mostAlternatives ? [opaque({ [key]: [...alternatives] })] : union];
      }),
    ];
    let result: readonly Constraints[] = [readKeywords(json, isOmitted)];
    for (const factor of factors) {
      if (result.length * factor.length > mostAlternatives) return [opaque(json)];
      result = result.flatMap((a) => factor.flatMap((b) => intersect(a, b) ?? []));
    }
    return result;
  };

  const interned = new Map<string, Conjunction>();
  const merged = new Map<string, readonly Atom[]>();
  /**
   * A map from the key of a conjunction to the alternatives of the conjunction, split by type. These alternatives are not merged yet (see
   * `mergedAtoms`), so their lists of values (`enum`) can contain values that are not valid.
   */
  const unmerged = new Map<string, readonly Atom[]>();
  const unfinished = new Set<string>();
  const unmergedAtoms = ({ key, schemas }: Conjunction): readonly Atom[] => {
    const known = unmerged.get(key);
    if (known !== undefined) return known;
    let union: readonly Constraints[] = [unconstrained];
    for (const schema of schemas) {
      const factor = expand(schema);
      union = union.flatMap((a) => factor.flatMap((b) => intersect(a, b) ?? []));
    }
    const atoms = splitByType(union);
    unmerged.set(key, atoms);
    return atoms;
  };
  const reader: SchemaReader = {
    direction,
    isOmitted,
    resolve,
    selected,
    conjunction(schemas) {
      const [only] = schemas;
      if (schemas.length === 1 && only !== undefined && only !== true) {
        const key = idOf(only);
        const known = interned.get(key) ?? { reader, key, schemas };
        if (!interned.has(key)) interned.set(key, known);
        return known;
      }
      const unique = [...new Set(schemas.filter((schema) => schema !== true))];
      const key = unique.map(idOf).toSorted().join(' ');
      const known = interned.get(key) ?? { reader, key, schemas: unique };
      interned.set(key, known);
      return known;
    },
    parts: ({ schemas }) => [...partsOf(schemas, new Set())],
    atoms(conjunction) {
      const { key } = conjunction;
      const known = merged.get(key);
      // If the `not` of a schema refers to the schema itself, the alternatives are requested before they are known. In this case, the
      // result is an empty list, as if the schema accepted no values.
      if (known !== undefined || unfinished.has(key)) return known ?? [];
      unfinished.add(key);
      const atoms = mergedAtoms(unmergedAtoms(conjunction), reader, (value, atom) => acceptsAtom(value, atom, reader));
      unfinished.delete(key);
      unmerged.delete(key);
      merged.set(key, atoms);
      return atoms;
    },
    atomsOfValue: (conjunction) => merged.get(conjunction.key) ?? unmergedAtoms(conjunction),
  };
  return reader;
}

const schemasIn = (value: JsonValue | undefined): readonly SchemaJson[] =>
  Array.isArray(value) ? value.filter(isSchemaJson) : [];

/**
 * Adds the schema and the name of an alternative to all constraints that come from this alternative. The name is the `$ref` of the
 * alternative. If the alternative has no `$ref`, the name is its `title`.
 */
function labelled(alternatives: readonly Constraints[], part: SchemaJson): readonly Constraints[] {
  const name = typeof part === 'boolean' ? undefined : (part['$ref'] ?? part['title']);
  return alternatives.map((constraints) => ({
    ...constraints,
    labels: typeof name === 'string' ? [...constraints.labels, name] : constraints.labels,
    alternatives: [...constraints.alternatives, part],
  }));
}
