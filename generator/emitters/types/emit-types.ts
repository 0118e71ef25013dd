import type { Api, Area, NamedSchema } from '@forgespec/model';
import { reexportAll, reexportTypes } from '../../code/reexports.ts';
import { createModule, type Module } from '../../code/module.ts';
import { conversionModules } from './conversion-modules.ts';
import { asModule, moduleFrom, type Emitter } from '../emitter.ts';
import type { Schemas } from '../named-type.ts';
import { enumConstant, schemaDeclaration } from './declaration.ts';
import { operationDeclarations } from './operation-declarations.ts';
import { namedResponses, responseDeclarations, type NamedResponses } from './response-types.ts';
import { sharedBodies } from './body-declarations.ts';
import { openapiModuleOf } from './openapi-module.ts';
import { areaTypesModule, sharedTypesModule, typesModule } from './symbols.ts';
import { typeContext } from '../type-context.ts';

/**
 * Emits `types/`. Each area has a module with the types of its schemas, parameters, bodies and responses. One more module contains the
 * types that several areas use. Another module contains the types for openapi-fetch, which refer to the other modules.
 */
export const typesEmitter: Emitter = {
  owns: 'types',
  *emit({ api, hasEnumConstants }) {
    const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
    const responses = namedResponses(api, schemas);
    const responseNames = JSON.stringify([...responses]);
    const index = createModule(typesModule);
    const reexport = hasEnumConstants === true ? reexportAll : reexportTypes;
    const shared = sharedModule(api, responses, schemas, hasEnumConstants);
    const ofAreas = api.areas.map((area) =>
      moduleFrom([area, responseNames, ...schemasIn(area.file, schemas)], areaTypesModule(area.file), () =>
        areaModule(area, responses, schemas, hasEnumConstants),
      ),
    );
    const withTypes = [...(shared.statements.length === 0 ? [] : [asModule(shared)]), ...ofAreas];
    yield* withTypes;
    index.add(withTypes.map(({ path }) => reexport(typesModule, path)).join('\n'));
    yield asModule(index);
    yield asModule(openapiModuleOf(api, schemas));
    yield* conversionModules(schemas, api).map(asModule);
  },
};

function sharedModule(
  api: Api,
  responses: NamedResponses,
  schemas: Schemas,
  hasEnumConstants: boolean | undefined,
): Module {
  const module = createModule(sharedTypesModule);
  module.addAll(schemaDeclarations(undefined, schemas, hasEnumConstants, module));
  module.addAll(sharedBodies(api, schemas, module));
  module.addAll(responseDeclarations(api, responses, schemas, module));
  return module;
}

function areaModule(
  area: Area,
  responses: NamedResponses,
  schemas: Schemas,
  hasEnumConstants: boolean | undefined,
): Module {
  const module = createModule(areaTypesModule(area.file));
  module.addAll(schemaDeclarations(area.file, schemas, hasEnumConstants, module));
  for (const operation of area.operations) module.addAll(operationDeclarations(operation, responses, schemas, module));
  return module;
}

function schemaDeclarations(
  area: string | undefined,
  schemas: Schemas,
  hasEnumConstants: boolean | undefined,
  module: Module,
): string[] {
  const context = typeContext(schemas, module);
  return schemasIn(area, schemas).flatMap((schema) => {
    const constant = hasEnumConstants === true ? enumConstant(schema, context) : undefined;
    return [schemaDeclaration(schema, context), ...(constant === undefined ? [] : [constant])];
  });
}

/** Returns the schemas that only the operations of an area use. If `area` is undefined, returns the schemas that several areas use. */
const schemasIn = (area: string | undefined, schemas: Schemas): NamedSchema[] =>
  [...schemas.values()].filter((schema) => schema.area === area);
