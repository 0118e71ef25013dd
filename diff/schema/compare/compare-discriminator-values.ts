import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { parseReference } from '@forgespec/description/openapi';
import { acceptsValue } from '../normal/accepts.ts';
import { propertyOf } from '../normal/members.ts';
import type { Conjunction } from '../normal/conjunction.ts';
import { findingAbout, type CompareSchemas, type SchemaPair } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/** The schema that a value of the discriminator property selects. */
interface SelectedSchema {
  readonly schema: JsonObject;
  /** True if the schema is an alternative in `oneOf` or `anyOf`, and false if it only refers to the schema with the discriminator. */
  readonly isAlternative: boolean;
}

/**
 * Compares the values of the discriminator property, and the alternatives that these values select. Without an entry in `mapping`, the value
 * for an alternative is the name of its component. So if such a component gets another name, messages contain another value.
 *
 * An alternative may accept all objects that another alternative no longer accepts. But the discriminator selects only one of them, so the
 * change still matters. JSON Schema ignores discriminators, so the effect of such a change is `unknown`.
 *
 * @param known the findings that earlier comparisons of the same schemas returned. They are not reported again.
 */
export function compareDiscriminatorValues(
  pair: SchemaPair,
  known: readonly SchemaFinding[],
  isSent: boolean,
  compare: CompareSchemas,
): readonly SchemaFinding[] {
  const [from, to] = [selectedValues(pair.old), selectedValues(pair.new)];
  if (from.size === 0 || to.size === 0) return [];
  const removed = [...from].find(([value]) => !to.has(value));
  const added = [...to].find(([value]) => !from.has(value));
  const isNew = (change: string): boolean => !known.some((finding) => finding.change === change);
  const findings: SchemaFinding[] = [];
  if (removed !== undefined && isNew('alternative-removed') && (removed[1].isAlternative || !isSent)) {
    const effect = removed[1].isAlternative ? 'narrower' : 'unknown';
    findings.push(
      findingAbout(pair, 'alternative-removed', effect, keys, { from: removed[0], hasEffectBeyondValues: true }),
    );
  }
  if (added !== undefined && isNew('alternative-added') && (added[1].isAlternative || isSent)) {
    const effect = added[1].isAlternative ? 'wider' : 'unknown';
    findings.push(findingAbout(pair, 'alternative-added', effect, keys, { to: added[0], hasEffectBeyondValues: true }));
  }
  return [
    ...findings,
    ...[...from].flatMap(([value, old]) => compareSelected(pair, old, to.get(value), known, compare)),
  ];
}

const keys = ['discriminator', 'oneOf', 'anyOf'];

/** Compares the old and the new alternative that the same value selects. */
function compareSelected(
  pair: SchemaPair,
  old: SelectedSchema,
  revised: SelectedSchema | undefined,
  known: readonly SchemaFinding[],
  compare: CompareSchemas,
): readonly SchemaFinding[] {
  if (revised === undefined || !old.isAlternative || !revised.isAlternative) return [];
  return compare(pair.old.reader.conjunction([old.schema]), pair.new.reader.conjunction([revised.schema]))
    .filter(({ effect }) => effect !== 'neutral' && effect !== 'text')
    .filter((finding) => !known.some((other) => isAboutSame(finding, other)))
    .map((finding) => ({ ...finding, effect: 'unknown' as const, hasEffectBeyondValues: true }));
}

const isAboutSame = (one: SchemaFinding, other: SchemaFinding): boolean =>
  one.change === other.change &&
  one.base?.node === other.base?.node &&
  one.base?.key === other.base?.key &&
  one.revision?.node === other.revision?.node &&
  one.revision?.key === other.revision?.key;

/** Returns the schema for each value of the discriminator property. Leaves out values that the selected schema itself does not accept. */
function selectedValues(pair: Conjunction): ReadonlyMap<string, SelectedSchema> {
  const { reader } = pair;
  const found = new Map<string, SelectedSchema>();
  for (const part of reader.parts(pair)) {
    const { discriminator, oneOf, anyOf } = part;
    const property = isJsonObject(discriminator) ? discriminator['propertyName'] : undefined;
    if (typeof property !== 'string') continue;
    const selection = reader.selected(part);
    const references = [oneOf, anyOf].flat().flatMap((each) => (isJsonObject(each) ? (each['$ref'] ?? []) : []));
    const listed = new Map<unknown, string>();
    for (const reference of references) {
      if (typeof reference === 'string') listed.set(reader.resolve(reference), reference);
    }
    const add = (value: string, schema: unknown): void => {
      if (!isJsonObject(schema) || found.has(value) || !acceptsTag(reader.conjunction([schema]), property, value))
        return;
      found.set(value, { schema, isAlternative: listed.has(schema) });
    };
    const mapped = new Set<unknown>();
    for (const [value, reference] of selection) {
      const target = reader.resolve(reference);
      mapped.add(target);
      if (value !== undefined) add(value, target);
    }
    for (const [target, reference] of listed) {
      const name = parseReference(reference).keys.at(-1);
      if (!mapped.has(target) && name !== undefined) add(name, target);
    }
  }
  return found;
}

/** Returns true if an object of a schema can have a value in its discriminator property. */
function acceptsTag(schema: Conjunction, property: string, value: string): boolean {
  return schema.reader.atoms(schema).some((atom) => {
    if (atom.type !== 'object') return false;
    const own = propertyOf(schema.reader, atom, property);
    return own === undefined || acceptsValue(own, value);
  });
}
