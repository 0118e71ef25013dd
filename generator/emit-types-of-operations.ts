import type { Api, Area } from './2-model/api.ts';
import type { OperationModel } from './2-model/operation.ts';
import { areaModule } from './3-emit/client/area-module.ts';
import { clientOptionsModuleOf } from './3-emit/client/client-options-module.ts';
import { clientFeatures } from './3-emit/client/features.ts';
import { asModule, type ModuleFile, type Output } from './3-emit/emitter.ts';
import { header } from './3-emit/header.ts';
import { handlersModule } from './3-emit/server/handlers-module.ts';
import { securityModuleOf } from './3-emit/server/security-module.ts';
import { typesEmitter } from './3-emit/types/emit-types.ts';
import { operationType, partOfLocation, useType } from './3-emit/types/symbols.ts';
import { decodedType, defaultedNames, requestsModulePath } from './3-emit/validators/requests/symbols.ts';
import { addTemplates } from './4-write/add-templates.ts';
import type { PrintedFile } from './4-write/printed-file.ts';
import { noTextCache } from './4-write/text-cache.ts';
import { render } from './4-write/render.ts';
import { stringLiteral } from './code/literal.ts';
import { createModule } from './code/module.ts';
import type { Schema } from './2-model/schema.ts';

/**
 * Generates only the modules that declare the types of operations: their data, the methods of the client and the handlers. Other modules
 * are missing, so the result cannot run. This function is used to compare the types of two models.
 */
export async function emitTypesOfOperations(api: Api): Promise<readonly PrintedFile[]> {
  const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  const resolve = (reference: string): Schema | undefined => schemas.get(reference)?.schema;
  const types = typesEmitter.emit({ api, document: {}, assertsFormats: false, adapters: [] });
  const modules = [
    clientOptionsModuleOf(api, clientFeatures(api, schemas)),
    ...(api.securitySchemes.length > 0 ? [securityModuleOf(api)] : []),
    ...api.areas.flatMap((area) => [areaModule(area, api, schemas), handlersModule(area, api, schemas)]),
    ...defaultsModules(api, resolve),
  ];
  const outputs = [...types, ...modules.map(asModule)];
  const firstLine = header(api);
  const rendered = await Promise.all(
    outputs.filter(isGenerated).map((output) => render(output, firstLine, noTextCache)),
  );
  return addTemplates(rendered, [], firstLine, noTextCache);
}

const isGenerated = (output: Output): output is ModuleFile => output.kind === 'module';

/**
 * Builds the modules with the types of decoded parameters that have defaults. The complete output declares these types next to the
 * decoders.
 */
function defaultsModules(api: Api, resolve: (reference: string) => Schema | undefined) {
  const groups = Map.groupBy(api.areas, (area) => requestsModulePath(area, api));
  return Array.from(groups, ([path, areas]) => {
    const module = createModule(path);
    const aliases = areas.flatMap((area: Area) =>
      area.operations.flatMap((operation: OperationModel) =>
        [...new Set(operation.parameters.map((parameter) => parameter.in))].flatMap((location) => {
          const names = defaultedNames(operation, location, resolve);
          if (names.length === 0) return [];
          const plain = useType(operationType(operation, partOfLocation[location]), module);
          const keys = names.map(stringLiteral).join(' | ');
          const { name } = decodedType(operation, location, api, resolve);
          return [`export type ${name} = Omit<${plain}, ${keys}> & Required<Pick<${plain}, ${keys}>>;`];
        }),
      ),
    );
    module.addAll(aliases);
    return module;
  });
}
