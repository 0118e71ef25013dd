import type { Api, Area } from '../../2-model/api.ts';
import type { OperationModel } from '../../2-model/operation.ts';
import { constantText } from '../../code/declaration-text.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { partDecoder, requestParts } from './requests/symbols.ts';
import { responseValidators } from './responses/symbols.ts';
import { responseRuntime as runtime } from './symbols.ts';

/** Builds the module with the request decoders of all operations, for programs that know an operation's name only at run time. */
export const requestsTable = (api: Api): Module =>
  table(api, 'requests', runtime.RequestDecoders, (area, operation, module) => {
    const parts = requestParts(operation).map(
      (part) => `${part.toLowerCase()}: ${module.use(partDecoder(area, operation, part))}`,
    );
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  });

/** Builds the module with the responses of all operations, for programs that know an operation's name only at run time. */
export const responsesTable = (api: Api): Module =>
  table(api, 'responses', runtime.ResponseDescriptions, (area, operation, module) =>
    module.use(responseValidators(area, operation)),
  );

function table(
  api: Api,
  name: 'requests' | 'responses',
  type: ExportedSymbol,
  value: (area: Area, operation: OperationModel, module: Module) => string,
): Module {
  const module = createModule(`validators/${name}.ts`);
  const members = api.areas.flatMap((area) =>
    area.operations.map((operation) => `${propertyKey(operation.name)}: ${value(area, operation, module)},`),
  );
  module.add(
    constantText({
      name,
      docs: [`The ${name} of all operations, by their names. Imports all of them.`],
      type: `Readonly<Record<string, ${module.use(type)}>>`,
      initializer: `{\n${members.join('\n')}\n}`,
    }),
  );
  return module;
}
