import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { keywordsFor } from '../normal/read-keywords.ts';
import { parseReference } from '@forgespec/description/openapi';
import {
  alternativesOf,
  discriminatorKeyword,
  discriminatorProperty,
  referenceOf,
} from '@forgespec/model/from-document';
import { acceptsValue } from '../normal/accepts.ts';
import { propertyOf } from '../normal/members.ts';
import type { Conjunction, SchemaReader } from '../normal/conjunction.ts';
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

const keys = [discriminatorKeyword, ...keywordsFor('union')];

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
function selectedValues(conjunction: Conjunction): ReadonlyMap<string, SelectedSchema> {
  const { reader } = conjunction;
  const found = new Map<string, SelectedSchema>();
  for (const part of reader.parts(conjunction)) {
    const property = discriminatorProperty(part);
    if (property === undefined) continue;
    for (const [value, selected] of valuesOfDiscriminator(part, reader)) {
      if (!found.has(value) && acceptsTag(reader.conjunction([selected.schema]), property, value))
        found.set(value, selected);
    }
  }
  return found;
}

/**
 * Returns the values that select schemas, the first value of each schema first: those of `mapping`, and the names of the alternatives that
 * `mapping` does not contain.
 */
function valuesOfDiscriminator(
  part: JsonObject,
  reader: SchemaReader,
): readonly (readonly [value: string, selected: SelectedSchema])[] {
  const alternatives = alternativesIn(part, reader);
  const mapped = [...reader.selected(part)].map(([value, reference]) => [value, reader.resolve(reference)] as const);
  const targets = new Set<unknown>(mapped.map(([, target]) => target));
  const named = [...alternatives]
    .filter(([target]) => !targets.has(target))
    .map(([target, reference]) => [parseReference(reference).keys.at(-1), target] as const);
  return [...mapped, ...named].flatMap(([value, schema]) =>
    value === undefined || !isJsonObject(schema)
      ? []
      : [[value, { schema, isAlternative: alternatives.has(schema) }] as const],
  );
}

/** Returns a map from each alternative that is a component to the reference to it. */
function alternativesIn(part: JsonObject, reader: SchemaReader): ReadonlyMap<unknown, string> {
  const references = alternativesOf(part).flatMap((alternative) => referenceOf(alternative) ?? []);
  return new Map(references.map((reference) => [reader.resolve(reference), reference]));
}

/** Returns true if an object of a schema can have a value in its discriminator property. */
function acceptsTag(schema: Conjunction, property: string, value: string): boolean {
  return schema.reader.atoms(schema).some((atom) => {
    if (atom.type !== 'object') return false;
    const own = propertyOf(schema.reader, atom, property);
    return own === undefined || acceptsValue(own, value);
  });
}
