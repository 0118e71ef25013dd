import { isJsonObject, type JsonObject } from '../../json/json.ts';
import { valueAt } from '../../json/pointer.ts';
import { isReference, parseReference } from '../../openapi/reference.ts';
import type { ResolvedReference } from './resolve-references.ts';
import { ownTargetFix, withoutTarget } from '../without-target.ts';
import type { ResolvingContext } from './resolving-context.ts';

/**
 * Reports and removes a reference that leads back to itself, directly or through other references. Later code can then follow references
 * without a check for cycles.
 */
export function cutEndlessReferences(
  resolved: readonly ResolvedReference[],
  document: JsonObject,
  { origins, diagnostics }: ResolvingContext,
): void {
  for (const { node } of resolved) {
    const seen = new Set<JsonObject>();
    let next: JsonObject | undefined = node;
    while (next !== undefined && isReference(next) && !seen.has(next)) {
      seen.add(next);
      const target: unknown = valueAt(document, parseReference(next.$ref).keys);
      next = isJsonObject(target) ? target : undefined;
    }
    if (next !== node || !isReference(node)) continue;
    const message = seen.size === 1 ? 'This reference leads to itself.' : 'This reference leads back to itself.';
    const location = origins.locationOf(node, '$ref', 'value');
    diagnostics.fault('reference-circular', message, withoutTarget, ownTargetFix, location);
    Reflect.deleteProperty(node, '$ref');
  }
}
