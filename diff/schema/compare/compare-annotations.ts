import { canonicalJson, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { documentationKeys } from '../normal/annotations.ts';
import { findingAbout, type SchemaPair } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/** Compares two schemas by the keywords that do not restrict values. */
export function compareAnnotations(pair: SchemaPair): readonly SchemaFinding[] {
  const [old, revised] = [pair.old.reader.parts(pair.old), pair.new.reader.parts(pair.new)];
  const findings: SchemaFinding[] = [];
  const [wasDeprecated, isDeprecated] = [isMarked(old, 'deprecated'), isMarked(revised, 'deprecated')];
  if (isDeprecated !== wasDeprecated) {
    const change = isDeprecated ? 'deprecated' : 'no-longer-deprecated';
    findings.push(findingAbout(pair, change, 'neutral', ['deprecated']));
  }
  findings.push(...compareMark(pair, old, revised));
  const differs = (key: string): boolean => textOf(old, key) !== textOf(revised, key);
  if (differs('default')) {
    const words = { from: textOf(old, 'default'), to: textOf(revised, 'default') };
    findings.push(findingAbout(pair, 'default-changed', 'neutral', ['default'], words));
  }
  if (differs('discriminator'))
    findings.push(findingAbout(pair, 'discriminator-changed', 'neutral', ['discriminator']));
  for (const [key, change] of [
    ['contentEncoding', 'content-encoding-changed'],
    ['contentMediaType', 'content-media-type-changed'],
  ] as const) {
    const words = { from: textOf(old, key), to: textOf(revised, key) };
    if (differs(key))
      findings.push(findingAbout(pair, change, 'unknown', [key], { ...words, hasEffectBeyondValues: true }));
  }
  const keys = new Set([...documentationKeys, ...extensions(old), ...extensions(revised)]);
  const changed = [...keys].filter(differs);
  if (changed.length > 0) findings.push(findingAbout(pair, 'documentation-changed', 'text', changed));
  return findings;
}

/**
 * Compares the keyword that has no effect on messages of this direction: `readOnly` in a response, or `writeOnly` in a
 * request.
 */
function compareMark(
  pair: SchemaPair,
  old: readonly JsonObject[],
  revised: readonly JsonObject[],
): readonly SchemaFinding[] {
  const [key, words] =
    pair.old.reader.direction === 'request'
      ? (['writeOnly', 'write-only'] as const)
      : (['readOnly', 'read-only'] as const);
  const [wasMarked, isNowMarked] = [isMarked(old, key), isMarked(revised, key)];
  if (wasMarked === isNowMarked) return [];
  return [findingAbout(pair, isNowMarked ? `became-${words}` : `became-not-${words}`, 'neutral', [key])];
}

const isMarked = (parts: readonly JsonObject[], key: string): boolean => parts.some((part) => part[key] === true);

/**
 * Returns the value of a keyword as JSON text, from the first schema object that has the keyword. Returns undefined if
 * no object has the keyword.
 */
function textOf(parts: readonly JsonObject[], key: string): string | undefined {
  const value: JsonValue | undefined = parts.find((part) => part[key] !== undefined)?.[key];
  return value === undefined ? undefined : canonicalJson(value);
}

const extensions = (parts: readonly JsonObject[]): readonly `x-${string}`[] =>
  parts.flatMap((part) => Object.keys(part).filter((key): key is `x-${string}` => key.startsWith('x-')));
