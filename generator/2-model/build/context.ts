import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import type { Description } from '../../1-load/load.ts';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { formatPointer, valueAt } from '../../1-load/pointer.ts';
import { isReference, parseReference } from '../../1-load/reference.ts';
import type { SchemaResources } from '../../1-load/resources/schema-resources.ts';
import type { Diagnostics, Place } from '../../diagnostics/diagnostic.ts';
import { isOfKind, type ComponentKind } from './component-kind.ts';
import type { ReservedNames } from './reserved-names.ts';
import { createDynamicScopes, noScope, type DynamicScope, type DynamicScopes } from './dynamic-scope.ts';

/** An object of the document, and where it is there. */
export interface Located {
  readonly node: JsonObject;
  /** JSON Pointer into the bundled document. */
  readonly pointer: string;
}

/** What every part of the model is built with. */
export interface BuildContext {
  readonly document: JsonObject;
  readonly diagnostics: Diagnostics;
  readonly reservedNames: ReservedNames;
  /** OpenAPI 3.0 writes null, exclusive bounds and examples in its own way. */
  readonly isVersion30: boolean;
  readonly resources: SchemaResources;
  readonly dynamicScopes: DynamicScopes;
  /** What dynamic anchors stand for in the schemas that are built. */
  readonly scope: DynamicScope;
  /** Formats that were reported as unknown: once is enough. */
  readonly unknownFormats: Set<string>;
  place(node: unknown, key?: string | number, on?: 'key' | 'value'): Place | undefined;
  /** Follows `$ref`s to what they name, reporting components of another kind than is wanted there. */
  follow(located: Located, kind: ComponentKind): Located;
  /** The value at a JSON Pointer of the document. */
  at(pointer: string): JsonValue | undefined;
}

export function createContext(
  { document, origins, resources }: Description,
  diagnostics: Diagnostics,
  reservedNames: ReservedNames,
): BuildContext {
  const at = (pointer: string): JsonValue | undefined => valueAt(document, parsePointer(pointer));
  const context: BuildContext = {
    document,
    diagnostics,
    reservedNames,
    isVersion30: typeof document.openapi === 'string' && document.openapi.startsWith('3.0'),
    resources,
    dynamicScopes: createDynamicScopes(resources, at),
    scope: noScope,
    unknownFormats: new Set(),
    place: (node, key, on) => origins.place(node, key, on),
    at,
    follow(located, kind) {
      // Loading has cut references that go in circles.
      if (!isReference(located.node)) return located;
      const pointer = referencePointer(located.node.$ref);
      if (pointer === undefined || !isOfKind(kind, pointer, located.node, context)) return located;
      const node = context.at(pointer);
      return isJsonObject(node) ? context.follow({ node, pointer }, kind) : located;
    },
  };
  return context;
}

/**
 * A `$ref` of the bundled document as the JSON Pointer that the model calls its target by; undefined when it names a file or an
 * anchor, which it does only where loading found nothing.
 */
export function referencePointer(reference: string): string | undefined {
  if (!reference.startsWith('#/')) return undefined;
  return reference.includes('%') ? formatPointer(parseReference(reference).keys) : reference;
}

/** The pointer of something inside, its keys escaped. */
export const inside = (pointer: string, ...keys: (string | number)[]): string => pointer + formatPointer(keys).slice(1);
