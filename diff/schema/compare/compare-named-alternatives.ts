import type { JsonObject } from '@forgespec/description/json';
import { alternativesOf, referenceOf, unionKeywords, type UnionKeyword } from '@forgespec/model/from-document';
import { findingAbout, type SchemaPair } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/**
 * Compares the names of the alternatives of `anyOf` and `oneOf`. The name of an alternative is its `$ref`. Alternatives with different
 * names count as different, even if their schemas have the same constraints. If a component was only renamed, the old and the new name of
 * the component count as the same name.
 *
 * @param known the findings that earlier comparisons of the same schemas returned. If one of these findings already reports an added
 * alternative, the function does not report an added alternative again. The same applies to removed alternatives.
 */
export function compareNamedAlternatives(pair: SchemaPair, known: readonly SchemaFinding[]): readonly SchemaFinding[] {
  return unionKeywords.flatMap((key) => {
    const [old, revised] = [pair.old.reader.parts(pair.old), pair.new.reader.parts(pair.new)];
    const [from, to] = [namesIn(old, key), namesIn(revised, key)];
    if (from.length === 0 || to.length === 0) return [];
    const isNew = (change: string): boolean => !known.some((finding) => finding.change === change);
    // If both lists have the same length, a component may have been renamed. Then its old name is only in one list, and its new name is
    // only in the other list. But the component was not renamed if the revision still contains a component with the old name, or if the
    // base already contains a component with the new name.
    const isLost = (name: string): boolean =>
      !to.includes(name) && (from.length > to.length || pair.new.reader.resolve(name) !== undefined);
    const isGained = (name: string): boolean =>
      !from.includes(name) && (to.length > from.length || pair.old.reader.resolve(name) !== undefined);
    const removed = from.find((name) => name !== undefined && isLost(name));
    const added = to.find((name) => name !== undefined && isGained(name));
    const findings: SchemaFinding[] = [];
    if (removed !== undefined && to.length <= from.length && isNew('alternative-removed')) {
      const words = { from: removed, hasEffectBeyondValues: true };
      findings.push(findingAbout(pair, 'alternative-removed', 'narrower', [key], words));
    }
    if (added !== undefined && from.length <= to.length && isNew('alternative-added')) {
      const words = { to: added, hasEffectBeyondValues: true };
      findings.push(findingAbout(pair, 'alternative-added', 'wider', [key], words));
    }
    return findings;
  });
}

/** Returns the `$ref` of each alternative, or undefined for an alternative without a `$ref`. */
function namesIn(parts: readonly JsonObject[], keyword: UnionKeyword): readonly (string | undefined)[] {
  const lists = parts.map((part) => alternativesOf(part, keyword));
  return lists.find((list) => list.length > 0)?.map(referenceOf) ?? [];
}
