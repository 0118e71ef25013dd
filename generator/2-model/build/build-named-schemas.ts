import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { fileName, typeName } from '../../code/identifier.ts';
import type { SourceLocation } from '../../diagnostics/diagnostic.ts';
import type { Area } from '../api.ts';
import type { NamedSchema, Schema } from '../schema.ts';
import { areasByReference } from './areas-by-reference.ts';
import { buildSchema } from './build-schema.ts';
import { checkEndless } from './check-endless.ts';
import { inside, type BuildContext } from './context.ts';
import { separateDirections } from './directions/separate-directions.ts';
import { createFileNames, createNames } from './names.ts';
import { withStandardNames } from './standard-names.ts';
import { readMembers, readObject } from './read.ts';
import { schemasOfArea } from './schemas-of-area.ts';
import { schemasOfCalls } from './schemas-of-calls.ts';
import { walkSchema } from './walk-schema.ts';

/** The areas and the named schemas, with separate schemas for requests and responses if necessary. */
export interface SchemasOfDirections {
  readonly areas: readonly Area[];
  /** The named schemas, sorted by name. */
  readonly schemas: readonly NamedSchema[];
}

/**
 * Builds the schemas that have names in generated code: all schemas of `components`, all other schemas that are the target of a
 * reference, and the versions of these schemas for requests.
 *
 * @param areas the areas whose operations contain the schemas outside `components`.
 */
export function buildNamedSchemas(areas: readonly Area[], context: BuildContext): SchemasOfDirections {
  const names = createNames(context, context.reservedNames.schemas);
  const files = createFileNames(context);
  const components = readObject(readObject(context.document, 'components') ?? {}, 'schemas') ?? {};
  const named = new Map<string, Omit<NamedSchema, 'area' | 'isReached' | 'standardName'>>();

  for (const [component, node] of Object.entries(components)) {
    const pointer = inside('#/components/schemas', component);
    const place = (): SourceLocation | undefined => context.place(node) ?? context.place(components, component);
    const name = claim(component, `schema "${component}"`, place);
    const schema = buildSchema(node, pointer, context);
    const facts = { isComponent: true, isForRequests: false };
    named.set(pointer, { name, component, pointer, reference: pointer, schema, ...facts });
  }

  const open = [...areas.flatMap(schemasOfArea), ...Array.from(named.values(), ({ schema }) => schema)];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    walkSchema(schema, ({ reference }) => {
      if (reference === undefined || named.has(reference)) return;
      const target = addTarget(reference);
      if (target !== undefined) open.push(target);
    });
  }

  function claim(component: string, what: string, place: () => SourceLocation | undefined): string {
    const name = names.claim(typeName(component), what, place);
    // The file name is derived from the TypeScript name, so that a collision of two schemas is reported only once.
    if (name !== '') files.claim(fileName(name), `schema ${name}`, place);
    return name;
  }

  function addTarget(reference: string): Schema | undefined {
    const { pointer, scope } = context.dynamicScopes.variant(reference);
    const node = context.at(pointer);
    if (node === undefined) return undefined;
    const variation = scope.size === 0 ? '' : ` with ${Array.from(scope.values(), wordsOf).join(' and ')}`;
    const component = wordsOf(pointer) + variation;
    const name = claim(component, `schema at ${pointer}${variation}`, () => context.place(node));
    const schema = buildSchema(node, pointer, { ...context, scope });
    named.set(reference, { name, component, pointer, reference, schema, isComponent: false, isForRequests: false });
    return schema;
  }

  /** Returns the name of the version of a schema for requests: `PetWritable`, or `PetWritable2` if that is another schema. */
  function nameForRequests({ name, pointer }: Pick<NamedSchema, 'name' | 'pointer'>): string {
    const wanted = `${name}Writable`;
    let free = wanted;
    for (let number = 2; names.has(free) || files.has(fileName(free)); number++) free = `${wanted}${number}`;
    const place = (): SourceLocation | undefined => context.place(context.at(pointer));
    if (free !== wanted) {
      const message = `The version of the schema ${name} for requests is called ${free}, because ${wanted} is another name.`;
      context.diagnostics.warning('name-collision', message, `Rename the other schema if you want ${wanted}.`, place());
    }
    return claim(free, `schema ${name} in requests`, place);
  }

  checkEndless([...named.values()].toSorted(byName), context);
  const calls = schemasOfCalls(areas, context);
  const directed = separateDirections({ areas, calls, named, written: context.directionMarks }, nameForRequests);
  const users = areasByReference(directed.areas, directed.calls, directed.named);
  const placed = Array.from(directed.named.values(), (schema) => ({
    ...schema,
    area: users.get(schema.reference),
    isReached: users.has(schema.reference) || hasOnlySchemas(areas, context),
  }));
  return { areas: directed.areas, schemas: withStandardNames(placed.toSorted(byName)) };
}

const byName = (a: Pick<NamedSchema, 'name'>, b: Pick<NamedSchema, 'name'>): number => (a.name < b.name ? -1 : 1);

/** Returns true if a description has neither operations nor webhooks, so that its schemas are all that it describes. */
export const hasOnlySchemas = (areas: readonly Area[], { document }: BuildContext): boolean =>
  areas.length === 0 && readMembers(document, 'webhooks').length === 0;

/** Returns the keys of a pointer as words for a name. The keys `components` and `schemas` are left out. */
const wordsOf = (pointer: string): string =>
  parsePointer(pointer)
    .filter((key) => key !== 'components' && key !== 'schemas')
    .join(' ');
