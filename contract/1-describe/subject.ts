import { loadDescription, type Description } from '@forgespec/generator/load';
import type { JsonObject, JsonValue } from '@forgespec/generator/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { valueAt } from '@forgespec/generator/pointer';
import type { Remote } from '@forgespec/generator/remotes';
import type { Api } from '@forgespec/generator/model/api';
import { buildApi } from '@forgespec/generator/model/build';
import { reservedNames } from '@forgespec/generator/reserved-names';
import type { Operation } from '@forgespec/generator/model/operation';
import type { Schema } from '@forgespec/generator/model/schema';
import { createDiagnostics, type Diagnostic } from '@forgespec/generator/diagnostics';
import { compileValidators, type Check } from './compile-validators.ts';
import { separateDirections } from './directions.ts';
import { relative } from 'node:path';
import type { Origins } from '@forgespec/generator/origins';
import { followReferences } from '@forgespec/generator/reference';

/** A description made ready to be held against a server. */
export interface ContractSubject {
  readonly api: Api;
  readonly document: JsonObject;
  readonly operations: readonly TestedOperation[];
  /** The operation of a name, which is its `operationId` where it has one. */
  operation(name: string): TestedOperation | undefined;
  /** What the document has at a JSON Pointer. */
  at(pointer: string): JsonValue | undefined;
  /** Where that was written, `spec/areas/pets/schemas.yaml:8:5`; the pointer itself where nobody knows. */
  sourceLocation(pointer: string): string;
  check(schema: Schema): Check;
  /** The schema that a `$ref` names. */
  resolve(reference: string): Schema;
}

export interface TestedOperation extends Operation {
  /** The area that it belongs to: the name of its lane, and of its suite in reports. */
  readonly area: string;
}

/** What loading gave: the subject, unless the description has errors. */
export interface LoadedSubject {
  readonly subject: ContractSubject | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a description for testing. Keys stay as they were written, since the first example is the one to begin with. */
export async function loadSubject(spec: string, remotes: readonly Remote[] = []): Promise<LoadedSubject> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(spec, diagnostics, { asWritten: true, remotes });
  if (description === undefined) return { subject: undefined, diagnostics: diagnostics.all };
  const api = buildApi(description, diagnostics, reservedNames);
  const subject = diagnostics.hasErrors ? undefined : createSubject(api, description);
  return { subject, diagnostics: diagnostics.all };
}

export function createSubject(described: Api, { document, origins }: Description): ContractSubject {
  const at = (pointer: string): JsonValue | undefined => valueAt(document, parsePointer(pointer));
  // Most descriptions have no such property, and need no second copy of their schemas.
  const api = /"(?:readOnly|writeOnly)":true/u.test(JSON.stringify(document))
    ? separateDirections(described, at)
    : described;
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

/** Returns a function from a JSON Pointer into a document to its source location, `file:line:column`. */
function createSourceLocator(document: JsonObject, origins: Origins): (pointer: string) => string {
  return (pointer) => {
    for (let keys = parsePointer(pointer); ; keys = keys.slice(0, -1)) {
      const place = placeOf(document, keys, origins);
      if (place !== undefined) return place;
      if (keys.length === 0) return pointer;
    }
  };
}

function placeOf(document: JsonObject, keys: readonly string[], origins: Origins): string | undefined {
  const node = valueAt(document, keys);
  const key = keys.at(-1);
  const owner = key === undefined ? undefined : followReferences(document, valueAt(document, keys.slice(0, -1)));
  const place = origins.place(node) ?? origins.place(owner, key);
  if (place === undefined) return undefined;
  return `${relative(process.cwd(), place.source.path).replaceAll('\\', '/')}:${place.line}:${place.column}`;
}
