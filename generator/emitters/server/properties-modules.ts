import { referringSchemas, selectedReferences, type Api, type NamedSchema, type Schema } from '@forgespec/model';
import { constantText } from '../../code/declaration-text.ts';
import { createModule, type Module } from '../../code/module.ts';
import type { Schemas } from '../named-type.ts';
import { propertiesOfNamed } from './described-properties.ts';
import { extensionsOf, restrictsProperties } from './restricted-schemas.ts';
import { resultSchemas } from './result-properties.ts';
import { propertiesModule, propertiesOf, serverRuntime } from './symbols.ts';

/** Builds the modules with the described properties of the named schemas that responses use. */
export function propertiesModules(api: Api, schemas: Schemas): Module[] {
  const used = usedSchemas(api, schemas).filter(({ schema }) => restrictsProperties(schema, schemas));
  const byModule = Map.groupBy(used, ({ area }) => propertiesModule(area));
  return Array.from(byModule, ([path, members]) => {
    const module = createModule(path);
    module.add(...members.map((named) => propertiesConstant(named, { schemas, module })));
    return module;
  });
}

function propertiesConstant(
  named: NamedSchema,
  target: { readonly schemas: Schemas; readonly module: Module },
): string {
  const { schema, reference } = named;
  return constantText({
    name: propertiesOf(named).name,
    docs: [`The described properties of a \`${named.name}\`.`],
    type: target.module.use(serverRuntime.DescribedProperties),
    initializer: schema.kind === 'boolean' ? '{}' : propertiesOfNamed(schema, reference, target),
  });
}

/** Returns the named schemas that responses use, directly or through other schemas, in the order of `schemas`. */
function usedSchemas(api: Api, schemas: Schemas): NamedSchema[] {
  const operations = api.areas.flatMap((area) => area.operations);
  const roots = operations.flatMap(({ responses }) => responses.flatMap(resultSchemas));
  const references = new Set(roots.flatMap(referencesIn));
  // The loop also visits the references that it adds.
  for (const reference of references) {
    const named = schemas.get(reference);
    if (named !== undefined) for (const inner of referencesIn(named.schema)) references.add(inner);
    for (const extension of extensionsOf(reference, schemas)) references.add(extension);
  }
  return [...schemas.values()].filter(({ reference }) => references.has(reference));
}

const referencesIn = (schema: Schema): string[] =>
  referringSchemas(schema).flatMap(({ reference, annotations }) => [
    ...(reference === undefined ? [] : [reference]),
    ...selectedReferences(annotations.discriminator),
  ]);
