import type { Api, Area, OperationModel } from '@forgespec/model';
import { stringLiteral } from '@forgespec/generator/code';
import { callArguments } from './call-arguments.ts';
import { clientOptions } from './client-options.ts';
import type { SampleInput } from './sample-input.ts';
import { useOfResult } from './use-of-result.ts';

/** The import paths of the modules that samples use. */
export interface SampleModules {
  /** The module of the client, such as `./generated/client/index.ts`. */
  readonly client: string;
  /** The modules of the areas, such as `./generated/client/*.ts`. The star stands for the file name of an area. */
  readonly areas: string;
  /** The module with the types of handlers. */
  readonly server: string;
  /** The module with the service for tests. */
  readonly testing: string;
  /** The module with the middleware that compares messages with the description. */
  readonly validation: string;
}

/** Returns the call of a method of the client: `client.shopPets.list({ id: 24 })`. */
export const methodCall = (operation: OperationModel, area: Area, args: readonly string[]): string =>
  `client.${area.path.join('.')}.${operation.shortName}(${args.join(', ')})`;

/** Returns a program that calls a method of the client: `client.shopPets.list({ id: 24 })`. */
export function namespacedSample(
  operation: OperationModel,
  area: Area,
  api: Api,
  input: SampleInput,
  modules: SampleModules,
): string {
  const call = methodCall(operation, area, callArguments(operation, input));
  const imports = [`import { createClient } from ${stringLiteral(modules.client)};`];
  return program(imports, 'createClient', operation, api, useOfResult(operation, api, call));
}

/**
 * Returns a program that calls the function of one operation: `shopPets.list(client)({ id: 24 })`. A bundle of this program contains only
 * this operation.
 */
export function functionSample(
  operation: OperationModel,
  area: Area,
  api: Api,
  input: SampleInput,
  modules: SampleModules,
): string {
  const name = ownNames.has(area.name) ? `${area.name}Area` : area.name;
  const call = `${name}.${operation.shortName}(client)(${callArguments(operation, input).join(', ')})`;
  const imports = [
    `import { createCoreClient } from ${stringLiteral(modules.client)};`,
    `import * as ${name} from ${stringLiteral(modules.areas.replace('*', () => area.file))};`,
  ];
  return program(imports, 'createCoreClient', operation, api, useOfResult(operation, api, call, name));
}

/** The names of the other variables in samples. */
const ownNames: ReadonlySet<string> = new Set(['client', 'createCoreClient', 'headers', 'item', 'result']);

function program(imports: readonly string[], create: string, operation: OperationModel, api: Api, use: string): string {
  return [...imports, '', `const client = ${create}(${clientOptions(operation, api)});`, '', use, ''].join('\n');
}
