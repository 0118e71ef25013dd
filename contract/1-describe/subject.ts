import { loadDescription, type Description } from '@forgespec/generator/load';
import type { JsonObject, JsonValue } from '@forgespec/generator/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { valueAt } from '@forgespec/generator/pointer';
import type { ReadingOptions } from '@forgespec/generator/reading-options';
import type { Api } from '@forgespec/generator/model/api';
import { buildApi } from '@forgespec/generator/model/build';
import { reservedNames } from '@forgespec/generator/reserved-names';
import type { OperationModel } from '@forgespec/generator/model/operation';
import type { Schema } from '@forgespec/generator/model/schema';
import { createDiagnostics, type Diagnostic } from '@forgespec/generator/diagnostics';
import { type CompiledCheck, compileValidators } from '@forgespec/generator/in-memory/compile-validators';
import type { ValidationIssue } from '@forgespec/templates/validators/report';
import { sourceName } from '@forgespec/generator/source-file';
import type { Origins } from '@forgespec/generator/origins';
import { followReferences } from '@forgespec/generator/reference';

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

/** Loads a description for testing. Preserves the order of keys, because tests use the first example by default. */
export async function loadSubject(spec: string, options: ReadingOptions = {}): Promise<LoadedSubject> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(spec, diagnostics, { asWritten: true, ...options });
  if (description === undefined) return { subject: undefined, diagnostics: diagnostics.all };
  const api = buildApi(description, diagnostics, reservedNames);
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
  const location = origins.place(node) ?? origins.place(owner, key);
  if (location === undefined) return undefined;
  return `${sourceName(location.source.path)}:${location.line}:${location.column}`;
}
