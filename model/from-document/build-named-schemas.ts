import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { sortedBy, type JsonObject } from '@forgespec/description/json';
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
import { wholeContext } from './whole-context.ts';

/** The areas and the named schemas. If requests and responses need different versions of a schema, `schemas` contains both versions. */
export interface SchemasOfDirections {
  readonly areas: readonly Area[];
  /** The named schemas, sorted by name. */
  readonly schemas: readonly NamedSchema[];
  /** The names of these schemas, and of the components that only the whole description has. */
  readonly names: readonly string[];
}

/**
 * Builds the schemas that have names in generated code. These are all schemas of `components`, and all other schemas that are the target of
 * a reference. If requests need a different schema, such as `PetWritable` in place of `Pet`, this schema also has a name.
 *
 * @param areas all areas. The schemas in their operations are searched for references.
 * @param taken the names of all operations of the whole description.
 */
export function buildNamedSchemas(
  areas: readonly Area[],
  taken: readonly string[],
  context: BuildContext,
): SchemasOfDirections {
  // No schema gets the name of an operation. Usually the name of an operation begins with a small letter (`pet`), and the name of a schema
  // with a capital letter (`Pet`). But `_2fa` does not begin with a letter, so an operation and a schema could both get this name.
  const unnamed = describedSchemas(areas, context);
  const outside = outsideComponents(context);
  const names = schemaNames([...outside, ...unnamed.map(({ request }) => request)], { word: 'Model', taken }, context);
  const outsideNames = names.slice(0, outside.length);
  const built = unnamed.map((schema, index) => ({ ...schema, name: names[outside.length + index] ?? '' }));
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
  const versionNames = schemaNames(
    forRequests.map(({ request }) => request),
    { taken: names },
    context,
  );
  const all = [...others, ...forRequests.map((version, index) => ({ ...version, name: versionNames[index] ?? '' }))];
  // The file name is derived from the unique TypeScript name, so that a collision of two schemas is reported only once.
  const fileRequests = [
    ...all.map(({ request, name }) => ({ ...request, name, chosen: undefined })),
    ...outside.map((request, index) => ({ ...request, name: outsideNames[index] ?? '', chosen: undefined })),
  ];
  const files = chooseFileNames(fileRequests, { word: 'model', fallback: 'model' }, context);
  const users = areasByReference(directed.areas, directed.calls, directed.named);
  const placed = all.map(({ request: _, ...schema }, index) => ({
    ...schema,
    file: files[index] ?? '',
    area: users.get(schema.reference),
    isReached: users.has(schema.reference) || hasOnlySchemas(areas, context),
  }));
  const schemas = withStandardNames(
    sortedBy(placed, ({ name }) => name),
    outsideNames,
  );
  return { areas: directed.areas, schemas, names: [...schemas.map(({ name }) => name), ...outsideNames] };
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
  const components = schemaComponents(context);
  const found = new Map<string, UnnamedSchema>();

  for (const [component, node] of Object.entries(components)) {
    const pointer = inside('#/components/schemas', component);
    const locationOf: NameRequest['locationOf'] = () =>
      context.locationOf(node) ?? context.locationOf(components, component);
    const request = requestOfComponent(component, locationOf, context);
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

/** Returns the requests for the names of the components that only the whole description has. */
function outsideComponents(context: BuildContext): NameRequest[] {
  const own = schemaComponents(context);
  return Object.keys(schemaComponents(wholeContext(context)))
    .filter((component) => !Object.hasOwn(own, component))
    .map((component) => requestOfComponent(component, () => undefined, context));
}

const schemaComponents = ({ document }: BuildContext): JsonObject =>
  readObject(readObject(document, 'components') ?? {}, 'schemas') ?? {};

const requestOfComponent = (
  component: string,
  locationOf: NameRequest['locationOf'],
  { chosenNames }: BuildContext,
): NameRequest => ({
  name: typeName(component),
  source: component,
  subject: `schema "${component}"`,
  locationOf,
  chosen: chosenNames.nameFor('schemas', [component, inside('#/components/schemas', component)]),
});

/**
 * Chooses a name for each schema. Returns the names in the order of the requests.
 *
 * @param rule `word` is the word that is appended to a reserved name. Without `word`, a number is appended. `taken` contains names that no
 * schema may get, because other parts of the model have these names.
 */
function schemaNames(
  requests: readonly NameRequest[],
  { word, taken }: { readonly word?: string; readonly taken: readonly string[] },
  context: BuildContext,
): string[] {
  const reserved = new Set([...context.reservedNames.schemas, ...taken]);
  const isReserved = (name: string): boolean => reserved.has(name);
  return chooseNames(
    requests,
    { ...(word === undefined ? {} : { word }), fallback: 'Model', isReserved, part: 'schemas' },
    context,
  );
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
