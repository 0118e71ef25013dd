import type { JsonValue } from '@forgespec/description/json';
import type { Annotations, Api, Area, KeywordSchema, NamedSchema, OperationModel } from '@forgespec/model';

/** The models of both descriptions. They do not contain the operations whose generated types are the same in both descriptions. */
export interface ChangedModels {
  readonly base: Api;
  readonly revision: Api;
  /** The names of the schemas whose types are equal in both models. */
  readonly unchangedSchemas: ReadonlySet<string>;
}

/**
 * Removes the operations that have the same generated types in both models, so that no code is generated for these operations. The models
 * already contain all generated names, so the removal does not change the names of the other operations.
 */
export function changedModels(base: Api, revision: Api): ChangedModels {
  const [before, after] = [fingerprints(base), fingerprints(revision)];
  const changedSchemas = withUsers(differences(before.schemas, after.schemas), [before.schemas, after.schemas]);
  const isAffected = ({ references }: Fingerprint): boolean =>
    references.some((reference) => changedSchemas.has(reference));
  const changed = differences(before.operations, after.operations);
  for (const { operations } of [before, after]) {
    for (const [key, print] of operations) if (isAffected(print)) changed.add(key);
  }
  const names = base.schemas.filter(({ reference }) => !changedSchemas.has(reference)).map(({ name }) => name);
  return {
    base: withOperations(base, changed, before),
    revision: withOperations(revision, changed, after),
    unchangedSchemas: new Set(names),
  };
}

/** The parts of a schema or an operation that determine its generated types. */
interface Fingerprint {
  readonly text: string;
  /** The references to other schemas that the schema or operation itself contains. */
  readonly references: readonly string[];
}

interface Fingerprints {
  /** A map from the reference of each schema to its fingerprint. */
  readonly schemas: ReadonlyMap<string, Fingerprint>;
  /** A map from the {@link methodKey} of each operation to its fingerprint. */
  readonly operations: ReadonlyMap<string, Fingerprint>;
}

/** Returns the key of an operation: the path of its area and its name in the area. */
export const methodKey = (area: Area, operation: OperationModel): string =>
  JSON.stringify([...area.path, operation.shortName]);

function fingerprints(api: Api): Fingerprints {
  const schemes = new Map(api.securitySchemes.map((scheme) => [scheme.name, scheme]));
  const operations = api.areas.flatMap((area) =>
    area.operations.map((operation): [string, Fingerprint] => {
      const used = operation.security.flat().map(({ scheme }) => schemes.get(scheme));
      return [methodKey(area, operation), fingerprint([operation, used, api.hasConversions, api.formStyle])];
    }),
  );
  const schemas = api.schemas.map((schema): [string, Fingerprint] => [schema.reference, fingerprint(schema)]);
  return { schemas: new Map(schemas), operations: new Map(operations) };
}

/** The keys of a model whose values have no effect on the generated types, such as `description`. */
const withoutEffect = new Set(['description', 'summary', 'examples', 'externalDocs', 'notShown', 'isReached']);
/**
 * The keys of a model whose values are JSON values of the description. Inside these values, a key such as `description` does not have the
 * meaning that it has in a model.
 */
const jsonValues: ReadonlySet<string> = new Set(
  Object.keys({
    const: true,
    default: true,
    enum: true,
    examples: true,
    valuesSeen: true,
  } satisfies Record<JsonValueKey<Annotations> | JsonValueKey<KeywordSchema>, true>),
);

/** The keys of an object whose values are lists of any JSON values. */
type JsonValueKey<Owner> = {
  [Key in keyof Owner]-?: [JsonValue] extends NonNullable<Owner[Key]> ? Key : never;
}[keyof Owner];

function fingerprint(model: unknown): Fingerprint {
  const references = new Set<string>();
  const text = JSON.stringify(model, (key, value: unknown) => {
    if (withoutEffect.has(key)) return undefined;
    if (jsonValues.has(key)) return JSON.stringify(value);
    if (key === 'reference' && typeof value === 'string') references.add(value);
    // The pointer of a response determines the name of its type. Other pointers have no effect.
    return key === 'pointer' && !String(value).startsWith('#/components/responses/') ? undefined : value;
  });
  return { text, references: [...references] };
}

/** Returns the keys whose fingerprints differ, or that are in only one of the maps. */
function differences(before: ReadonlyMap<string, Fingerprint>, after: ReadonlyMap<string, Fingerprint>): Set<string> {
  const keys = [...before.keys(), ...after.keys()];
  return new Set(keys.filter((key) => before.get(key)?.text !== after.get(key)?.text));
}

/** Returns the changed schemas, and all schemas that refer to a changed schema directly or through other schemas. */
function withUsers(changed: Set<string>, sides: readonly ReadonlyMap<string, Fingerprint>[]): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  for (const [user, { references }] of sides.flatMap((side) => [...side])) {
    for (const used of references) users.set(used, [...(users.get(used) ?? []), user]);
  }
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const schema of changed) for (const user of users.get(schema) ?? []) changed.add(user);
  return changed;
}

function withOperations(api: Api, wanted: ReadonlySet<string>, prints: Fingerprints): Api {
  const areas = api.areas
    .map((area) => ({ ...area, operations: area.operations.filter((one) => wanted.has(methodKey(area, one))) }))
    .filter(({ operations }) => operations.length > 0);
  const keys = areas.flatMap((area) => area.operations.map((operation) => methodKey(area, operation)));
  const reached = new Set(keys.flatMap((key) => prints.operations.get(key)?.references ?? []));
  for (const schema of reached) {
    for (const used of prints.schemas.get(schema)?.references ?? []) reached.add(used);
  }
  return { ...api, areas, schemas: api.schemas.filter(({ reference }: NamedSchema) => reached.has(reference)) };
}
