import type { Api } from '@forgespec/model';
import type { FunctionStructure, InterfaceStructure } from '../../code/structure.ts';
import { StructureKind } from '../../code/structure-kind.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, specifierOf, type Module } from '../../code/module.ts';
import { operationsType } from '../types/symbols.ts';
import { statusErrors } from './status-errors-module.ts';
import type { Feature } from './features.ts';
import { optionsParameter, serverOptions } from './server-options.ts';
import { areaTree, firstArea, nodeType, nodeValue, type AreaNode } from './area-tree.ts';
import { exportsOfEachClient, publicExports } from './public-exports.ts';
import { undescribedCalls } from './undescribed-calls.ts';
import {
  areasImport,
  areasModule,
  client,
  coreClientModule,
  indexModule,
  machinery,
  clientOptionsModule,
  runtime,
} from './symbols.ts';

type Features = ReadonlySet<Feature>;

/**
 * Builds the module that users import. It exports `createClient` and the type of its result. It also re-exports the public names of the
 * other modules.
 */
export function indexModuleOf(api: Api, features: Features): Module {
  const module = createModule(indexModule);
  module.add(
    ...(api.areas.length > 0 ? [`import * as ${areasImport} from ${fromIndex(areasModule)};`] : []),
    clientType(api, module),
    createFunction(api, module),
    ...undescribedCalls(api, module),
    ...(api.areas.length > 0 ? [errorGuard(module)] : []),
    exportLines(api, features).join('\n'),
  );
  return module;
}

function clientType(api: Api, module: Module): InterfaceStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: client.Client.name,
    docs: docComment(commentLines(`A client for the ${api.title}, with its operations grouped by area.`)),
    extends: [module.use(runtime.CoreClient)],
    methods: [
      {
        name: 'withOptions',
        docs: docComment([
          'Returns a client with other options. An option replaces that of this client, except `headers` and `middleware`, which are added.',
          'Both clients share their connections, and the state of their common options, such as cached credentials and limits of concurrency.',
        ]),
        parameters: [{ name: 'options', type: `Partial<${module.use(client.ClientOptions)}>` }],
        returnType: client.Client.name,
      },
    ],
    properties: areaTree(api.areas).map((node) => ({
      name: node.name,
      type: nodeType(node, module),
      isReadonly: true,
      docs: docComment(commentLines(docsOf(node))),
    })),
  };
}

function docsOf(node: AreaNode): string {
  const area = firstArea(node);
  return area?.description ?? area?.title ?? node.name;
}

function createFunction(api: Api, module: Module): FunctionStructure {
  const members = areaTree(api.areas).map((node) => `${node.name}: ${nodeValue(node, module)},`);
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: client.createClient.name,
    docs: docComment([
      'Creates a client with all operations. It repeats requests that are safe to repeat. It limits the time of calls. It does not send a',
      'credential to another origin, for example after a redirect.',
    ]),
    parameters: [optionsParameter(module.use(client.ClientOptions), serverOptions(api))],
    returnType: client.Client.name,
    statements: [
      `const client = ${module.use(client.createCoreClient)}(options);`,
      `return {\n...client,\nwithOptions: (changes) => ${client.createClient.name}(${module.use(runtime.changedOptions)}(options, changes)),\n${members.join('\n')}\n};`,
    ],
  };
}

function errorGuard(module: Module): FunctionStructure {
  const operations = module.use(operationsType);
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: client.isErrorOf.name,
    docs: docComment([
      'Returns true if a thrown value is an `ApiError` of the operation with this `operationId`. In this case, `error.status`',
      'determines the type of `error.body`.',
    ]),
    typeParameters: [{ name: 'Id', constraint: `keyof ${operations} & string` }],
    parameters: [
      { name: 'error', type: 'unknown' },
      { name: 'operation', type: 'Id' },
    ],
    returnType: `error is ${module.use(machinery.OperationError)}<${operations}[Id]['responses']>`,
    statements: `return ${module.use(machinery.isErrorOfOperation)}(operation, error);`,
  };
}

/** Returns the export statements of the index module. There is one statement for each module that has public exports. */
function exportLines(api: Api, features: Features): string[] {
  const errors = statusErrors(api).map(({ symbol }) => symbol);
  const symbols = [...errors, ...exportsOfEachClient, ...[...features].flatMap((feature) => publicExports[feature])];
  const modules = [...Map.groupBy(symbols, ({ module }) => module)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = modules.map(([module, exported]) => {
    const areTypes = exported.every(({ kind }) => kind === 'type');
    const names = exported.map(({ kind, name }) => (kind === 'type' && !areTypes ? `type ${name}` : name));
    return `export ${areTypes ? 'type ' : ''}{ ${names.join(', ')} } from ${fromIndex(module)};`;
  });
  const whole = [...(api.areas.length > 0 ? [areasModule] : []), clientOptionsModule, coreClientModule];
  return [...whole.map((module) => `export * from ${fromIndex(module)};`), ...lines];
}

const fromIndex = (module: string): string => stringLiteral(specifierOf(indexModule, module));
