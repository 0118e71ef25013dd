import { isVersion30, partsOfDocument, type Description, type DocumentParts } from '@forgespec/description/load';
import { effectiveParameters, followReferences, operationsOf } from '@forgespec/description/openapi';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { Diagnostics, SourceLocation } from '@forgespec/description/diagnostics';
import { schemaNodes, type CheckedSchema } from './schemas/schema-nodes.ts';

/** An operation of the document. */
export interface CheckedOperation {
  readonly path: string;
  /** The HTTP method, in lower case. */
  readonly method: string;
  readonly node: JsonObject;
  /** The keys from the path item to the operation: `['get']` or `['additionalOperations', 'COPY']`. */
  readonly keys: readonly string[];
  /** The method and the path for messages: `GET /pets`. */
  readonly label: string;
  /** The parameters of the operation and of its path. References are replaced by their targets. */
  readonly parameters: readonly JsonObject[];
}

/** The input that all checks share. */
export interface CheckContext {
  readonly document: JsonObject;
  readonly isVersion30: boolean;
  readonly diagnostics: Diagnostics;
  readonly operations: readonly CheckedOperation[];
  /** The outermost schemas of the document, and all objects that are not inside a schema. */
  readonly parts: DocumentParts;
  /** All schema objects. */
  readonly schemas: readonly CheckedSchema[];
  /**
   * Returns the context for the whole document. A context may contain only one part of the document, such as one path. If a check needs an
   * object outside of this part, and the part has no reference to this object, the check calls this function.
   */
  whole(): CheckContext;
  /**
   * Returns the source location of a node of the document. With `key`, returns the location of this key in the node. If `on` is `value`,
   * returns the location of the value of this key instead.
   */
  locationOf(node: unknown, key?: string | number, on?: 'key' | 'value'): SourceLocation | undefined;
  /**
   * If a value is a reference, returns its target. Otherwise returns the value itself. In both cases, returns undefined if the result is
   * not an object.
   */
  target(value: JsonValue | undefined): JsonObject | undefined;
}

/**
 * @param within a document that contains only some of the paths and components. The checks visit only these paths and components. Default:
 * the whole document.
 * @param whole returns the context for the whole document. Necessary only if `within` is not the whole document.
 */
export function createCheckContext(
  { document, origins }: Description,
  diagnostics: Diagnostics,
  within: JsonObject = document,
  whole?: () => CheckContext,
): CheckContext {
  const target: CheckContext['target'] = (value) => {
    const found = followReferences(document, value);
    return isJsonObject(found) ? found : undefined;
  };
  const parametersOf = (owner: JsonObject): JsonObject[] =>
    objectItems(owner.parameters)
      .map(target)
      .filter((parameter) => parameter !== undefined);
  const operations = objectMembers(within.paths).flatMap(([path, value]) => {
    const item = target(value) ?? {};
    return operationsOf(item).map(([method, node, keys]) => ({
      path,
      method,
      node,
      keys,
      label: `${method.toUpperCase()} ${path}`,
      parameters: effectiveParameters(parametersOf(item), parametersOf(node), (parameter) => parameter),
    }));
  });
  // The document is visited only if a check needs its parts or its schemas.
  let parts: DocumentParts | undefined;
  let schemas: readonly CheckedSchema[] | undefined;
  const context: CheckContext = {
    document,
    isVersion30: isVersion30(document),
    diagnostics,
    operations,
    get parts() {
      return (parts ??= partsOfDocument(within));
    },
    get schemas() {
      return (schemas ??= schemaNodes(context.parts));
    },
    whole: whole ?? (() => context),
    locationOf: (node, key, on) => origins.locationOf(node, key, on),
    target,
  };
  return context;
}

/** Returns the entries of an object. Returns an empty list for any other value. */
export function objectMembers(value: JsonValue | undefined): [key: string, value: JsonValue][] {
  const members: [string, JsonValue][] = [];
  if (isJsonObject(value)) {
    for (const key of Object.keys(value)) {
      const member = value[key];
      if (member !== undefined) members.push([key, member]);
    }
  }
  return members;
}

/** Returns the items of an array. Returns an empty list for any other value. */
export const objectItems = (value: JsonValue | undefined): readonly JsonValue[] => (Array.isArray(value) ? value : []);
