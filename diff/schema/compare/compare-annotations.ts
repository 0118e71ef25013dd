import { canonicalJson, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { AnnotationKeyword } from '@forgespec/model/from-document';
import {
  comparedAnnotations,
  documentationKeys,
  type MarkTreatment,
  type ValueTreatment,
} from '../normal/annotations.ts';
import { findingAbout, type SchemaPair } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/** The schema objects that belong to a schema of the base, and to a schema of the revision. */
interface Parts {
  readonly old: readonly JsonObject[];
  readonly new: readonly JsonObject[];
}

/** Compares two schemas by the keywords that do not restrict values. */
export function compareAnnotations(pair: SchemaPair): readonly SchemaFinding[] {
  const parts = { old: pair.old.reader.parts(pair.old), new: pair.new.reader.parts(pair.new) };
  const findings = comparedAnnotations.flatMap(([key, treatment]) =>
    treatment.kind === 'mark' ? compareMark(pair, parts, key, treatment) : compareValue(pair, parts, key, treatment),
  );
  const keys = new Set([...documentationKeys, ...extensions(parts.old), ...extensions(parts.new)]);
  const changed = [...keys].filter((key) => differs(parts, key));
  return changed.length === 0 ? findings : [...findings, findingAbout(pair, 'documentation-changed', 'text', changed)];
}

/** Compares a keyword such as `deprecated`. Ignores a keyword that omits properties from messages of this direction. */
function compareMark(
  pair: SchemaPair,
  { old, new: revised }: Parts,
  key: AnnotationKeyword,
  { added, removed, withoutEffectIn }: MarkTreatment,
): readonly SchemaFinding[] {
  const { direction } = pair.old.reader;
  const [wasMarked, isNowMarked] = [isMarked(old, key), isMarked(revised, key)];
  if (wasMarked === isNowMarked || (withoutEffectIn ?? direction) !== direction) return [];
  return [findingAbout(pair, isNowMarked ? added : removed, 'neutral', [key])];
}

/** Compares a keyword such as `default`. */
function compareValue(
  pair: SchemaPair,
  parts: Parts,
  key: AnnotationKeyword,
  { change, isShown, isEffective }: ValueTreatment,
): readonly SchemaFinding[] {
  if (!differs(parts, key) || isOtherNotation(parts, key)) return [];
  const words = isShown ? { from: textOf(parts.old, key), to: textOf(parts.new, key) } : {};
  const effect = isEffective ? 'unknown' : 'neutral';
  return [findingAbout(pair, change, effect, [key], isEffective ? { ...words, hasEffectBeyondValues: true } : words)];
}

/** The keywords that replace formats of OpenAPI 3.0, each with the format and with the value that means the same. */
const replacedFormats: ReadonlyMap<string, readonly [format: string, value: string]> = new Map([
  ['contentEncoding', ['byte', 'base64']],
  ['contentMediaType', ['binary', 'application/octet-stream']],
]);

/** Returns true if one side has a format of OpenAPI 3.0, and the other side has the keyword that means the same. */
function isOtherNotation({ old, new: revised }: Parts, key: string): boolean {
  const replaced = replacedFormats.get(key);
  if (replaced === undefined) return false;
  const [format, value] = replaced;
  const has = (parts: readonly JsonObject[], name: string, wanted: string): boolean =>
    parts.some((part) => part[name] === wanted);
  return (
    (has(old, 'format', format) && has(revised, key, value)) || (has(revised, 'format', format) && has(old, key, value))
  );
}

const differs = ({ old, new: revised }: Parts, key: string): boolean => textOf(old, key) !== textOf(revised, key);

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
