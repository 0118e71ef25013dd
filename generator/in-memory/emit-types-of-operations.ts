import type { Api, Area, OperationModel, Schema } from '@forgespec/model';
import { areaModule } from '../emitters/client/area-module.ts';
import { clientOptionsModuleOf } from '../emitters/client/client-options-module.ts';
import { clientFeatures } from '../emitters/client/features.ts';
import { asModule, type IndexExports, type ModuleFile, type Output } from '../emitters/emitter.ts';
import { header } from '../emitters/header.ts';
import { handlersModule } from '../emitters/server/handlers-module.ts';
import { securityModuleOf } from '../emitters/server/security-module.ts';
import { typesEmitter } from '../emitters/types/emit-types.ts';
import { operationType, partOfLocation, useType } from '../emitters/types/symbols.ts';
import { decodedType, defaultedNames, requestsModulePath } from '../emitters/validators/requests/symbols.ts';
import { addTemplates } from '../output/add-templates.ts';
import type { PrintedFile } from '../output/printed-file.ts';
import { formatted, moduleText } from '../output/render.ts';
import { stringLiteral } from '../code/literal.ts';
import { createModule } from '../code/module.ts';

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
    outputs.filter(isGenerated).map(({ path, build }) => formatted({ path, text: moduleText(build(), firstLine) })),
  );
  return addTemplates(rendered, [], firstLine);
}

const isGenerated = (output: IndexExports | Output): output is ModuleFile => output.kind === 'module';

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
