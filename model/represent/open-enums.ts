import { sortedBy } from '@forgespec/description/json';
import { fileName } from '../names/identifier.ts';
import type { Api } from '../api.ts';
import { referencesOf } from '../inspect/areas-by-reference.ts';
import { schemasOfArea } from '../inspect/schemas-of-area.ts';
import { withStandardNames } from '../names/standard-names.ts';
import { mapSchema, walkSchema } from '../inspect/walk-schema.ts';
import { requestReference } from '../inspect/request-reference.ts';
import type { KeywordSchema, NamedSchema, Schema } from '../schema.ts';
import { mapSchemas } from './map-schemas.ts';
import { findTagEnums } from './tag-enums.ts';
import { usedReferences } from './used-references.ts';

/**
 * Returns a model in which the enums of strings in responses are open. The type of an open enum also allows values that the description
 * does not list. If requests also use a named schema with an open enum, the schema gets a second version for requests. The enums of the
 * second version stay closed, because a request must not contain an unlisted value. If a schema of strings has known values
 * (`x-values-seen`), the type lists these values and also allows other strings.
 */
export function withOpenEnums(api: Api): Api {
  const { request, response } = usedReferences(api);
  const named = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  const roots = [...api.areas.flatMap(schemasOfArea), ...api.schemas.map(({ schema }) => schema)];
  const tags = findTagEnums(roots, (reference) => named.get(reference)?.schema);
  const canOpen = (schema: KeywordSchema): boolean => isOpenable(schema) && !tags.has(schema);
  const opening = openingReferences(api.schemas, canOpen);
  const shared = api.schemas.filter(
    ({ reference }) =>
      request.has(reference) &&
      response.has(reference) &&
      opening.has(reference) &&
      !named.has(requestReference(reference)),
  );
  const target = requestTargets(shared);
  const forRequests = (schema: Schema): Schema =>
    mapSchema(schema, (part) => withTargets(hasKnownValues(part) ? asOpen(part) : part, target));
  const open = (schema: Schema): Schema =>
    mapSchema(schema, (part, original) => (hasKnownValues(part) || canOpen(original) ? asOpen(part) : part));
  const changed = mapSchemas(api, {
    request: forRequests,
    response: open,
    responseHeader: open,
    named: ({ reference, schema }) => (response.has(reference) ? open(schema) : forRequests(schema)),
  });
  const nameOf = createNaming(api.schemas);
  const added = shared.map((schema) => ({
    ...schema,
    ...nameOf(schema),
    reference: requestReference(schema.reference),
    schema: forRequests(schema.schema),
    isForRequests: true,
  }));
  const schemas = sortedBy([...changed.schemas, ...added], ({ name }) => name);
  return { ...changed, schemas: added.length === 0 ? changed.schemas : withStandardNames(schemas) };
}

const asOpen = (schema: KeywordSchema): KeywordSchema => ({
  ...schema,
  annotations: { ...schema.annotations, representation: 'open-enum' },
});

/**
 * Returns true if a schema enumerates several strings. An enum with only one value stays closed, because it usually distinguishes the
 * alternatives of a union.
 */
const isOpenable = ({ enum: values = [], type }: KeywordSchema): boolean =>
  values.filter((value) => typeof value === 'string').length > 1 && type?.includes('string') !== false;

/**
 * Returns true if a schema of strings lists known values, but also accepts other strings (`x-values-seen`). The type for requests then also
 * allows other strings.
 */
const hasKnownValues = ({ annotations, type, enum: values, const: value }: KeywordSchema): boolean =>
  annotations.valuesSeen.some((seen) => typeof seen === 'string') &&
  type?.includes('string') === true &&
  values === undefined &&
  value === undefined;

/**
 * Returns the references of the named schemas in which an enum becomes open. A named schema may contain the enum directly, or may refer to
 * another schema that contains the enum.
 */
function openingReferences(
  schemas: readonly NamedSchema[],
  canOpen: (schema: KeywordSchema) => boolean,
): ReadonlySet<string> {
  const opening = new Set<string>();
  const uses: { readonly user: string; readonly used: string }[] = [];
  for (const { reference, schema } of schemas) {
    walkSchema(schema, (part) => {
      if (canOpen(part)) opening.add(reference);
      for (const used of referencesOf(part)) uses.push({ user: reference, used });
    });
  }
  const users = Map.groupBy(uses, ({ used }) => used);
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const reference of opening) for (const { user } of users.get(reference) ?? []) opening.add(user);
  return opening;
}

/**
 * Returns a function that replaces the reference of a schema by the reference of its version for requests. If the schema has only one
 * version, the function returns the reference unchanged.
 */
function requestTargets(shared: readonly NamedSchema[]): (reference: string) => string {
  const references = new Set(shared.map(({ reference }) => reference));
  return (reference) => (references.has(reference) ? requestReference(reference) : reference);
}

function withTargets(schema: KeywordSchema, target: (reference: string) => string): KeywordSchema {
  const { reference, annotations } = schema;
  const { discriminator } = annotations;
  const mapping = discriminator?.mapping.map((entry) => ({ ...entry, reference: target(entry.reference) }));
  const other = discriminator?.defaultReference;
  const defaultReference = other === undefined ? undefined : target(other);
  return {
    ...schema,
    reference: reference === undefined ? undefined : target(reference),
    annotations:
      discriminator === undefined || mapping === undefined
        ? annotations
        : { ...annotations, discriminator: { ...discriminator, mapping, defaultReference } },
  };
}

/**
 * Returns a function that chooses the name of a schema's version for requests, such as `PetWritable`. If another schema already has this
 * name, the function adds a number: `PetWritable2`.
 */
function createNaming(schemas: readonly NamedSchema[]): (schema: NamedSchema) => Pick<NamedSchema, 'file' | 'name'> {
  const taken = new Set(schemas.flatMap(({ name, file }) => [name, file]));
  return ({ name }) => {
    for (let number = 1; ; number++) {
      const wanted = `${name}Writable${number === 1 ? '' : number}`;
      const file = fileName(wanted);
      if (taken.has(wanted) || taken.has(file)) continue;
      taken.add(wanted).add(file);
      return { name: wanted, file };
    }
  };
}
