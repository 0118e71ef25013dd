import { isEqual } from '@forgespec/description/json';
import { isRepeated, updated, updateParts, type Parts } from '@forgespec/description/results';
import type { Api, Area } from '../api.ts';
import { childrenOf } from '../inspect/areas-by-reference.ts';
import type { OperationModel } from '../operation.ts';
import type { NamedSchema } from '../schema.ts';

/** A model, and its facts. A fact is information in the model on which any generated module may depend. */
export interface KnownParts {
  readonly api: Api;
  /**
   * Everything in the model except the operations and the contents of the named schemas. For example, the facts contain the names of all
   * areas and of all named schemas.
   */
  readonly facts: object;
}

/** A model and its parts. The parts are the operations and the named schemas. The next run can reuse a part. */
interface ModelParts extends KnownParts {
  readonly parts: Parts<NamedSchema | OperationModel>;
}

/**
 * Returns a model that reuses objects of the previous run:
 *
 * - The facts are reused if they have not changed. If they have changed, nothing is reused.
 * - An operation or a named schema is reused if it has not changed, and if all named schemas that can be reached from it are reused.
 * - An area is reused if all its operations are reused.
 *
 * The generated code for a reused object can also be reused, because nothing on which this code depends has changed. In a process with one
 * run, the function returns the model itself.
 */
export function withKnownParts(api: Api): KnownParts {
  if (!isRepeated()) return { api, facts: api };
  return updated<ModelParts>('model', (before) => {
    const facts = factsOf(api);
    const isKnown = before !== undefined && isEqual(before.facts, facts);
    if (!isKnown) return { facts, parts: partsOf(api, new Map()), api };
    const parts = partsOf(api, before.parts);
    return { facts: before.facts, parts, api: merged(api, before.api, parts) };
  });
}

function partsOf(api: Api, before: Parts<NamedSchema | OperationModel>): Parts<NamedSchema | OperationModel> {
  const references = new Set(api.schemas.map(({ reference }) => reference));
  const targetsIn = (value: unknown): string[] => [...new Set(textsIn(value))].filter((text) => references.has(text));
  return updateParts(valuesOf(api), before, targetsIn);
}

const factsOf = ({ areas, schemas, ...others }: Api): object => ({
  ...others,
  areas: areas.map(({ operations: _, ...area }) => area),
  schemas: schemas.map(({ schema: _, ...named }) => named),
  // For each schema, the schemas that extend it with `allOf`. These lists are facts, because a new schema may change the code for the
  // schema that it extends. For example, if a new schema `Dog` extends `Pet`, the schema `Pet` itself does not change, because it does not
  // refer to `Dog`.
  children: [...childrenOf(new Map(schemas.map(({ reference, schema }) => [reference, schema])))],
});

const valuesOf = ({ areas, schemas }: Api): ReadonlyMap<string, NamedSchema | OperationModel> =>
  new Map<string, NamedSchema | OperationModel>([
    ...schemas.map((named) => [named.reference, named] as const),
    ...areas.flatMap(({ operations }) => operations.map((operation) => [keyOf(operation), operation] as const)),
  ]);

const keyOf = ({ method, path }: OperationModel): string => `${method} ${path}`;

/** Returns a model whose operations and schemas are the objects in `parts`. */
function merged(api: Api, before: Api, parts: Parts<NamedSchema | OperationModel>): Api {
  // No operation has the same key as a schema, so the part with this key has the type `Value`.
  const partAt = <Value>(key: string, value: Value): Value => (parts.get(key)?.value as Value | undefined) ?? value;
  const areaOf = (area: Area, index: number): Area => {
    const operations = area.operations.map((operation) => partAt(keyOf(operation), operation));
    const known = before.areas[index];
    const isSame =
      known?.operations.length === operations.length && operations.every((one, at) => one === known.operations[at]);
    // The other properties of an area are facts, and this function is called only if the facts are equal. So the other properties are not
    // compared.
    return isSame ? known : { ...area, operations };
  };
  return {
    ...api,
    areas: api.areas.map(areaOf),
    schemas: api.schemas.map((named) => partAt(named.reference, named)),
  };
}

/** Returns all strings in a value, including the references to named schemas. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
