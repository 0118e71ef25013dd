import { loadDescription, type Description, type Origins, type ReadingOptions } from '@forgespec/description/load';
import { valueAt, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { Api, OperationModel, Schema } from '@forgespec/model';
import { buildApi } from '@forgespec/model/from-document';
import { reservedNames } from '@forgespec/generator/reserved-names';
import type { ReservedNames } from '@forgespec/model/names';
import { createDiagnostics, sourceName, type Diagnostic } from '@forgespec/description/diagnostics';
import { compileValidators, type CompiledCheck } from '@forgespec/generator/compile-validators';
import type { ValidationIssue } from '@forgespec/templates/validators/report';
import { followReferences } from '@forgespec/description/openapi';

/** A validator of one schema. */
export type Check = CompiledCheck<ValidationIssue>;

/** A loaded description, with the functions that contract tests need. */
export interface ContractSubject {
  readonly api: Api;
  readonly document: JsonObject;
  readonly operations: readonly TestedOperation[];
  /** Returns the operation that has the given `operationId`, or the given TypeScript name. Returns undefined if there is none. */
  operation(name: string): TestedOperation | undefined;
  /** Returns the node at a JSON Pointer. */
  at(pointer: string): JsonValue | undefined;
  /**
   * Returns the source location of a node, such as `spec/areas/pets/schemas.yaml:8:5`. If this location is not known, returns the location
   * of the nearest enclosing node. If none of these locations is known, returns the pointer.
   */
  sourceLocation(pointer: string): string;
  check(schema: Schema): Check;
  /** Returns the schema that a `$ref` names. */
  resolve(reference: string): Schema;
}

/** An operation with the title of its area. */
export interface TestedOperation extends OperationModel {
  /** The title of the area. The write cases of one area run one after the other. Reports have one suite for each area. */
  readonly area: string;
}

/** The result of loading a description: the subject, or undefined if the description has errors. */
export interface LoadedSubject {
  readonly subject: ContractSubject | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Loads a description for testing. Preserves the order of keys, because tests use the first example by default.
 *
 * @param reserved the names that the description must not use. Default: the names that generated code itself uses.
 */
export async function loadSubject(
  spec: string,
  options: ReadingOptions = {},
  reserved: ReservedNames = reservedNames,
): Promise<LoadedSubject> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(spec, diagnostics, { asWritten: true, ...options });
  if (description === undefined) return { subject: undefined, diagnostics: diagnostics.all };
  const api = buildApi(description, diagnostics, reserved);
  const subject = diagnostics.hasErrors ? undefined : createSubject(api, description);
  return { subject, diagnostics: diagnostics.all };
}

export function createSubject(api: Api, { document, origins }: Description): ContractSubject {
  const at = (pointer: string): JsonValue | undefined => valueAt(document, parsePointer(pointer));
  const operations = api.areas.flatMap((area) =>
    area.operations.map((operation) => ({ ...operation, area: area.title })),
  );
  const byName = new Map(
    operations.flatMap((operation) => [operation.name, operation.id].map((name) => [name, operation])),
  );
  const byReference = new Map(api.schemas.map(({ reference, schema }) => [reference, schema]));
  return {
    api,
    document,
    operations,
    operation: (name) => byName.get(name),
    at,
    sourceLocation: createSourceLocator(document, origins),
    check: compileValidators(api),
    resolve(reference) {
      const schema = byReference.get(reference);
      if (schema === undefined) throw new Error(`No schema is called ${reference}`);
      return schema;
    },
  };
}

/** Creates the function that returns the source location of the node at a JSON Pointer: `file:line:column`. */
function createSourceLocator(document: JsonObject, origins: Origins): (pointer: string) => string {
  return (pointer) => {
    for (let keys = parsePointer(pointer); ; keys = keys.slice(0, -1)) {
      const location = locationOf(document, keys, origins);
      if (location !== undefined) return location;
      if (keys.length === 0) return pointer;
    }
  };
}

function locationOf(document: JsonObject, keys: readonly string[], origins: Origins): string | undefined {
  const node = valueAt(document, keys);
  const key = keys.at(-1);
  const owner = key === undefined ? undefined : followReferences(document, valueAt(document, keys.slice(0, -1)));
  const location = origins.locationOf(node) ?? origins.locationOf(owner, key);
  if (location === undefined) return undefined;
  return `${sourceName(location.source.path)}:${location.line}:${location.column}`;
}
