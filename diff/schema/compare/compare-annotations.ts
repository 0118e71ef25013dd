import { canonicalJson } from '@forgespec/generator/canonical-json';
import type { JsonObject, JsonValue } from '@forgespec/generator/json';
import { findingAbout, type SchemaPair } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/** Keywords that only help readers and tools. */
const documentationKeys = ['title', 'description', 'example', 'examples', 'externalDocs', 'xml', '$comment'];

/** Compares the keywords of two schemas that do not restrict values. */
export function compareAnnotations(pair: SchemaPair): readonly SchemaFinding[] {
  const [old, revised] = [pair.old.reader.parts(pair.old), pair.new.reader.parts(pair.new)];
  const findings: SchemaFinding[] = [];
  const [wasDeprecated, isDeprecated] = [isMarked(old, 'deprecated'), isMarked(revised, 'deprecated')];
  if (isDeprecated !== wasDeprecated) {
    const change = isDeprecated ? 'deprecated' : 'no-longer-deprecated';
    findings.push(findingAbout(pair, change, 'neutral', ['deprecated']));
  }
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
    if (differs(key)) findings.push(findingAbout(pair, change, 'both', [key], { ...words, isLoss: true }));
  }
  const keys = new Set([...documentationKeys, ...extensions(old), ...extensions(revised)]);
  const changed = [...keys].filter(differs);
  if (changed.length > 0) findings.push(findingAbout(pair, 'documentation-changed', 'text', changed));
  return findings;
}

const isMarked = (parts: readonly JsonObject[], key: string): boolean => parts.some((part) => part[key] === true);

/** Returns the text of the first value that a keyword has. */
function textOf(parts: readonly JsonObject[], key: string): string | undefined {
  const value: JsonValue | undefined = parts.find((part) => part[key] !== undefined)?.[key];
  return value === undefined ? undefined : canonicalJson(value);
}

const extensions = (parts: readonly JsonObject[]): string[] =>
  parts.flatMap((part) => Object.keys(part).filter((key) => key.startsWith('x-')));
