import { isEqual } from '../../memory/is-equal.ts';
import type { Memory } from '../../memory/memory.ts';
import type { Api, Area } from '../api.ts';
import { childrenOf } from './areas-by-reference.ts';
import type { OperationModel } from '../operation.ts';
import type { NamedSchema } from '../schema.ts';

/** A model, and the facts about it on which any generated module may depend. */
export interface KnownParts {
  readonly api: Api;
  /** Everything in the model except the operations and the schemas, so that it contains all names. */
  readonly facts: object;
}

/** The parts of a model by their keys, and the references of the named schemas in each part. */
interface Parts extends KnownParts {
  readonly areas: ReadonlyMap<string, Area>;
  readonly operations: ReadonlyMap<string, OperationModel>;
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly targets: WeakMap<NamedSchema | OperationModel, readonly string[]>;
}

/**
 * Returns a model in which an area, an operation or a named schema is the same object as in the run before, if it is equal and leads only
 * to named schemas that are the same. The facts are the same object if they are equal. If they differ, nothing is the same. Code that is
 * generated from the same objects is therefore the same code.
 */
export const withKnownParts = (api: Api, memory: Memory): KnownParts =>
  memory.update<Parts>('model', (before) => {
    const facts = factsOf(api);
    return before !== undefined && isEqual(before.facts, facts) ? mergedParts(api, before) : partsOf(api, facts);
  });

const factsOf = ({ areas, schemas, ...others }: Api): object => ({
  ...others,
  areas: areas.map(({ operations: _, ...area }) => area),
  schemas: schemas.map(({ schema: _, ...named }) => named),
  // A base does not refer to the schemas that extend it.
  children: Object.fromEntries(childrenOf(new Map(schemas.map(({ reference, schema }) => [reference, schema])))),
});

const partsOf = (api: Api, facts: object, targets: Parts['targets'] = new WeakMap()): Parts => ({
  api,
  facts,
  areas: new Map(api.areas.map((area) => [area.name, area])),
  operations: new Map(api.areas.flatMap(({ operations }) => operations.map((one) => [keyOf(one), one]))),
  schemas: new Map(api.schemas.map((named) => [named.reference, named])),
  targets,
});

const keyOf = ({ method, path }: OperationModel): string => `${method} ${path}`;

function mergedParts(api: Api, before: Parts): Parts {
  const { facts, targets } = before;
  const targetsOf = (part: NamedSchema | OperationModel): readonly string[] => {
    const found = targets.get(part) ?? [...new Set(textsIn(part))].filter((text) => before.schemas.has(text));
    targets.set(part, found);
    return found;
  };
  const [same, changed] = [new Map<string, NamedSchema>(), new Set<string>()];
  const users = new Map<string, string[]>();
  for (const named of api.schemas) {
    const earlier = before.schemas.get(named.reference);
    if (earlier === undefined || !isEqual(earlier, named)) changed.add(named.reference);
    else {
      same.set(named.reference, earlier);
      for (const target of targetsOf(earlier)) users.set(target, [...(users.get(target) ?? []), named.reference]);
    }
  }
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const reference of changed) for (const user of users.get(reference) ?? []) changed.add(user);

  const operationOf = (operation: OperationModel): OperationModel => {
    const earlier = before.operations.get(keyOf(operation));
    const isSame =
      earlier !== undefined && !targetsOf(earlier).some((target) => changed.has(target)) && isEqual(earlier, operation);
    return isSame ? earlier : operation;
  };
  const areaOf = (area: Area): Area => {
    const operations = area.operations.map(operationOf);
    const earlier = before.areas.get(area.name);
    const isSame =
      earlier?.operations.length === operations.length && operations.every((one, at) => one === earlier.operations[at]);
    // The other properties of an area are facts.
    return isSame ? earlier : { ...area, operations };
  };
  const schemaOf = (named: NamedSchema): NamedSchema =>
    (changed.has(named.reference) ? undefined : same.get(named.reference)) ?? named;
  return partsOf({ ...api, areas: api.areas.map(areaOf), schemas: api.schemas.map(schemaOf) }, facts, targets);
}

/** Returns all texts in a value. The references of a part are among them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
