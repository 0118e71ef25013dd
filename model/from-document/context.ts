import { isVersion30, type Description, type Origins, type SchemaResources } from '@forgespec/description/load';
import { formatPointer, isJsonObject, valueAt, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { isReference, type PaginationSettings, type StreamSettings } from '@forgespec/description/openapi';
import type { Diagnostics, SourceLocation } from '@forgespec/description/diagnostics';
import type { DirectionMark } from '../inspect/direction-marks.ts';
import { isOfKind, type ComponentKind } from './component-kind.ts';
import { createChosenNames, type ChosenNames } from '../names/chosen-names.ts';
import { referencePointer } from './reference-pointer.ts';
import type { ReservedNames } from '../names/reserved-names.ts';
import { createDynamicScopes, noScope, type DynamicScope, type DynamicScopes } from './dynamic-scope.ts';

/** An object of the document, with its JSON Pointer. */
export interface Located {
  readonly node: JsonObject;
  /** The JSON Pointer to the object in the bundled document. */
  readonly pointer: string;
}

/** The context that all builders of the model share. */
export interface BuildContext {
  readonly document: JsonObject;
  readonly diagnostics: Diagnostics;
  readonly reservedNames: ReservedNames;
  readonly chosenNames: ChosenNames;
  /** The pagination that the config declares. Each key is a pattern for operations. */
  readonly pagination: PaginationSettings;
  /** The streams that the config declares. Each key is a pattern for operations. */
  readonly streams: StreamSettings;
  /** The name of the client's option for each server variable. The key is the name of the variable. */
  readonly serverOptions: ReadonlyMap<string, string>;
  /**
   * True if the API sends the requests that the document describes. `readOnly` then has the meaning of `writeOnly`, and `writeOnly` the
   * meaning of `readOnly`.
   */
  readonly isReceived: boolean;
  /** True if the document has only the selected operations of the description. */
  readonly isPart: boolean;
  /** The document with all operations (see `Description`). Undefined if `document` has all operations. */
  readonly whole: JsonObject | undefined;
  /** True for a document of OpenAPI 3.0. In OpenAPI 3.0, the keywords for null, exclusive bounds and examples differ from OpenAPI 3.1. */
  readonly isVersion30: boolean;
  readonly resources: SchemaResources;
  readonly dynamicScopes: DynamicScopes;
  /**
   * The dynamic scope of the schema that is being built. The key is the name of a dynamic anchor. The value is the JSON Pointer of the
   * schema to which a `$dynamicRef` to this anchor refers.
   */
  readonly scope: DynamicScope;
  /** The unknown formats that this part of the model has already reported. */
  readonly unknownFormats: Set<string>;
  /**
   * The keywords, out of `readOnly` and `writeOnly`, that are `true` in at least one schema. The set is complete after all schemas are
   * built.
   */
  readonly directionMarks: Set<DirectionMark>;
  /** The source locations of the document. */
  readonly origins: Origins;
  locationOf(node: unknown, key?: string | number, on?: 'key' | 'value'): SourceLocation | undefined;
  /** Returns true if a node is the root of a file. */
  isRoot(node: unknown): boolean;
  /**
   * If the node is a reference, follows the reference. If the target is also a reference, follows this reference, too. Returns the last
   * target. If a target is a component of another kind than `kind`, reports the reference and does not follow it.
   */
  follow(located: Located, kind: ComponentKind): Located;
  /** Returns the value at a JSON Pointer in the document. Returns undefined if the pointer has no value. */
  at(pointer: string): JsonValue | undefined;
}

export function createContext(
  { document, origins, resources, names, pagination, streams, isReceived = false, isPart = false, whole }: Description,
  diagnostics: Diagnostics,
  reservedNames: ReservedNames,
): BuildContext {
  const at = (pointer: string): JsonValue | undefined => valueAt(document, parsePointer(pointer));
  const context: BuildContext = {
    document,
    diagnostics,
    reservedNames,
    chosenNames: createChosenNames(names, diagnostics),
    pagination,
    streams,
    serverOptions: new Map(),
    isReceived,
    isPart,
    whole,
    isVersion30: isVersion30(document),
    resources,
    dynamicScopes: createDynamicScopes(resources, at),
    scope: noScope,
    unknownFormats: new Set(),
    directionMarks: new Set(),
    origins,
    locationOf: (node, key, on) => origins.locationOf(node, key, on),
    isRoot: (node) => origins.isRoot(node),
    at,
    follow(located, kind) {
      // The recursion ends, because the loader has removed circular references.
      if (!isReference(located.node)) return located;
      const pointer = referencePointer(located.node.$ref);
      if (pointer === undefined || !isOfKind(kind, pointer, located.node, context)) return located;
      const node = context.at(pointer);
      return isJsonObject(node) ? context.follow({ node, pointer }, kind) : located;
    },
  };
  return context;
}

/** Appends keys to a pointer, and escapes them. */
export const inside = (pointer: string, ...keys: (string | number)[]): string => pointer + formatPointer(keys).slice(1);
