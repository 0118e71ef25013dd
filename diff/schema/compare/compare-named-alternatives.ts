import type { JsonObject } from '@forgespec/generator/json';
import { findingAbout, type SchemaPair } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/**
 * Compares the names of the alternatives of `anyOf` and `oneOf`. An alternative with a name is a kind of value: it differs from the others
 * even if its schema has the same constraints. A longer or shorter list is compared; in a list of the same length, names may be new.
 *
 * @param known the differences that the values of the alternatives have.
 */
export function compareNamedAlternatives(pair: SchemaPair, known: readonly SchemaFinding[]): readonly SchemaFinding[] {
  return (['anyOf', 'oneOf'] as const).flatMap((key) => {
    const [old, revised] = [pair.old.reader.parts(pair.old), pair.new.reader.parts(pair.new)];
    const [from, to] = [namesIn(old, key), namesIn(revised, key)];
    if (from.length === to.length || from.length === 0 || to.length === 0) return [];
    const isNew = (change: string): boolean => !known.some((finding) => finding.change === change);
    const removed = from.find((name) => name !== undefined && !to.includes(name));
    const added = to.find((name) => name !== undefined && !from.includes(name));
    if (removed !== undefined && from.length > to.length && isNew('alternative-removed'))
      return [findingAbout(pair, 'alternative-removed', 'narrower', [key], { from: removed, isLoss: true })];
    if (added !== undefined && to.length > from.length && isNew('alternative-added'))
      return [findingAbout(pair, 'alternative-added', 'wider', [key], { to: added, isLoss: true })];
    return [];
  });
}

/** Returns the `$ref` of each alternative, or undefined for alternatives without one. */
function namesIn(parts: readonly JsonObject[], key: 'anyOf' | 'oneOf'): readonly (string | undefined)[] {
  const list = parts.map((part) => part[key]).find(Array.isArray);
  return (list ?? []).map((alternative) =>
    typeof alternative === 'object' &&
    alternative !== null &&
    !Array.isArray(alternative) &&
    typeof alternative['$ref'] === 'string'
      ? alternative['$ref']
      : undefined,
  );
}
