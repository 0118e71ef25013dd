import type { Api, Area, OperationModel } from '@forgespec/model';
import { constantText } from '../../code/declaration-text.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { decoderMembers } from './requests/symbols.ts';
import { responseValidators } from './responses/symbols.ts';
import { responseRuntime as runtime } from './symbols.ts';

/**
 * Adds a constant with the request decoders of all operations to a module. Programs need this constant if they know the name of an
 * operation only at run time.
 */
export const addRequestsTable = (module: Module, api: Api): Module =>
  addTable(module, api, ['requests', 'request decoders'], runtime.RequestDecoders, (area, operation) => {
    const parts = decoderMembers(area, operation, api, module);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  });

/**
 * Builds the module with the responses of all operations. Programs need this module if they know the name of an operation only at run time.
 */
export function responsesTable(api: Api): Module {
  const module = createModule('validators/responses.ts');
  return addTable(
    module,
    api,
    ['responses', 'response descriptions'],
    runtime.ResponseDescriptions,
    (area, operation) => module.use(responseValidators(area, operation)),
  );
}

function addTable(
  module: Module,
  api: Api,
  [name, words]: readonly [name: 'requests' | 'responses', words: string],
  type: ExportedSymbol,
  value: (area: Area, operation: OperationModel) => string,
): Module {
  const members = api.areas.flatMap((area) =>
    area.operations.map((operation) => `${propertyKey(operation.name)}: ${value(area, operation)},`),
  );
  module.add(
    constantText({
      name,
      docs: [`The ${words} of all operations, by operation name. This constant adds all ${words} to a bundle.`],
      type: `Readonly<Record<string, ${module.use(type)}>>`,
      initializer: `{\n${members.join('\n')}\n}`,
    }),
  );
  return module;
}
