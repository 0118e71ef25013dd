import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { sortedBy } from '@forgespec/description/json';
import { stateOfPart } from '@forgespec/description/load';
import { typeName } from '../names/identifier.ts';
import type { Area } from '../api.ts';
import type { NamedSchema, Schema } from '../schema.ts';
import { areasByReference } from '../inspect/areas-by-reference.ts';
import { buildPart } from './build-part.ts';
import { buildSchema } from './build-schema.ts';
import { withoutEndless } from './without-endless.ts';
import { chooseFileNames } from './choose-file-names.ts';
import { chooseNames, type NameRequest } from './choose-names.ts';
import { inside, type BuildContext } from './context.ts';
import { separateDirections } from './directions/separate-directions.ts';
import { withStandardNames } from '../names/standard-names.ts';
import { readMembers, readObject } from './read.ts';
import { referringSchemas } from '../inspect/referring-schemas.ts';
import { schemasOfArea } from '../inspect/schemas-of-area.ts';
import { schemasOfCalls } from './schemas-of-calls.ts';

/** The areas and the named schemas. If requests and responses need different versions of a schema, `schemas` contains both versions. */
export interface SchemasOfDirections {
  readonly areas: readonly Area[];
  /** The named schemas, sorted by name. */
  readonly schemas: readonly NamedSchema[];
}

/**
 * Builds the schemas that have names in generated code. These are all schemas of `components`, and all other schemas that are the target of
 * a reference. If requests need a different schema, such as `PetWritable` in place of `Pet`, this schema also has a name.
 *
 * @param areas all areas. The schemas in their operations are searched for references.
 */
export function buildNamedSchemas(areas: readonly Area[], context: BuildContext): SchemasOfDirections {
  // No schema gets the name of an operation. Usually the name of an operation begins with a small letter (`pet`), and the name of a schema
  // with a capital letter (`Pet`). But `_2fa` does not begin with a letter, so an operation and a schema could both get this name.
  const taken = areas.flatMap(({ operations }) => operations.map(({ name }) => name));
  const built = withNames(describedSchemas(areas, context), { word: 'Model', taken }, context);
  const described = withoutEndless(built, context);
  const byReference = new Map(described.map((schema) => [schema.reference, schema]));
  const calls = schemasOfCalls(areas, context);
  const directed = separateDirections({
    areas,
    calls,
    named: byReference,
    written: context.directionMarks,
    isReceived: context.isReceived,
  });
  const separated = [...directed.named.values()];
  const forRequests = separated.filter(({ isForRequests }) => isForRequests).map(requestOfVersion);
  const others = separated.filter(({ isForRequests }) => !isForRequests);
  const all = [...others, ...withNames(forRequests, { taken: described.map(({ name }) => name) }, context)];
  // The file name is derived from the unique TypeScript name, so that a collision of two schemas is reported only once.
  const fileRequests = all.map(({ request, name }) => ({ ...request, name, chosen: undefined }));
  const files = chooseFileNames(fileRequests, { word: 'model', fallback: 'model' }, context);
  const users = areasByReference(directed.areas, directed.calls, directed.named);
  const placed = all.map(({ request: _, ...schema }, index) => ({
    ...schema,
    file: files[index] ?? '',
    area: users.get(schema.reference),
    isReached: users.has(schema.reference) || hasOnlySchemas(areas, context),
  }));
  return { areas: directed.areas, schemas: withStandardNames(sortedBy(placed, ({ name }) => name)) };
}

/**
 * A schema whose name is not yet chosen, and the `NameRequest` for this name. The properties of {@link NamedSchema} that this type omits
 * are computed later, when all schemas are known.
 */
interface UnnamedSchema extends Omit<NamedSchema, 'area' | 'file' | 'isReached' | 'name' | 'standardName'> {
  readonly request: NameRequest;
}

/** Returns the schemas of `components`, and the other schemas that are the target of a reference. */
function describedSchemas(areas: readonly Area[], context: BuildContext): UnnamedSchema[] {
  const components = readObject(readObject(context.document, 'components') ?? {}, 'schemas') ?? {};
  const found = new Map<string, UnnamedSchema>();

  for (const [component, node] of Object.entries(components)) {
    const pointer = inside('#/components/schemas', component);
    const locationOf: NameRequest['locationOf'] = () =>
      context.locationOf(node) ?? context.locationOf(components, component);
    const chosen = context.chosenNames.nameFor('schemas', [component, pointer]);
    const request = {
      name: typeName(component),
      source: component,
      subject: `schema "${component}"`,
      locationOf,
      chosen,
    };
    const schema = buildPart(pointer, [stateOfPart(context.document, pointer)], context, (inner) =>
      buildSchema(node, pointer, inner),
    );
    const facts = { isComponent: true, isForRequests: false };
    found.set(pointer, { component, pointer, reference: pointer, schema, request, ...facts });
  }

  const open = [...areas.flatMap(schemasOfArea), ...Array.from(found.values(), ({ schema }) => schema)];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    for (const { reference } of referringSchemas(schema)) {
      if (reference === undefined || found.has(reference)) continue;
      const target = addTarget(reference);
      if (target !== undefined) open.push(target);
    }
  }
  return [...found.values()];

  function addTarget(reference: string): Schema | undefined {
    const { pointer, scope } = context.dynamicScopes.variant(reference);
    const node = context.at(pointer);
    if (node === undefined) return undefined;
    const variation = scope.size === 0 ? '' : ` with ${Array.from(scope.values(), wordsOf).join(' and ')}`;
    const component = wordsOf(pointer) + variation;
    const subject = `schema at ${pointer}${variation}`;
    const chosen = scope.size === 0 ? context.chosenNames.nameFor('schemas', [pointer]) : undefined;
    const request = {
      name: typeName(component),
      source: component,
      subject,
      locationOf: () => context.locationOf(node),
      chosen,
    };
    const schema = buildSchema(node, pointer, { ...context, scope });
    found.set(reference, { component, pointer, reference, schema, request, isComponent: false, isForRequests: false });
    return schema;
  }
}

/**
 * Chooses a name for each schema, and returns the schemas with their names.
 *
 * @param rule `word` is the word that is appended to a reserved name. Without `word`, a number is appended. `taken` contains names that no
 * schema may get, because other parts of the model have these names.
 */
function withNames<Unnamed extends UnnamedSchema>(
  schemas: readonly Unnamed[],
  { word, taken }: { readonly word?: string; readonly taken: readonly string[] },
  context: BuildContext,
): (Unnamed & { readonly name: string })[] {
  const reserved = new Set([...context.reservedNames.schemas, ...taken]);
  const isReserved = (name: string): boolean => reserved.has(name);
  const requests = schemas.map(({ request }) => request);
  const names = chooseNames(
    requests,
    { ...(word === undefined ? {} : { word }), fallback: 'Model', isReserved, part: 'schemas' },
    context,
  );
  return schemas.map((schema, index) => ({ ...schema, name: names[index] ?? '' }));
}

/**
 * Returns a copy of `version` that requests a separate name. `version` is the version of a schema for requests, which still has the name of
 * the schema. For example, the version with the name `Pet` requests the name `PetWritable`.
 */
function requestOfVersion<Version extends UnnamedSchema & Pick<NamedSchema, 'name'>>(version: Version): Version {
  const name = `${version.name}Writable`;
  const subject = `version of the schema ${version.name} for requests`;
  return { ...version, request: { ...version.request, name, source: name, subject, chosen: undefined } };
}

/** Returns true if a description has neither operations nor webhooks, and therefore describes only schemas. */
export const hasOnlySchemas = (areas: readonly Area[], { document }: BuildContext): boolean =>
  areas.length === 0 && readMembers(document, 'webhooks').length === 0;

/** Returns the keys of a pointer as words for a name. The keys `components` and `schemas` are left out. */
const wordsOf = (pointer: string): string =>
  parsePointer(pointer)
    .filter((key) => key !== 'components' && key !== 'schemas')
    .join(' ');
