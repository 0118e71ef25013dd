import type { Api } from '@forgespec/model';
import type { FunctionStructure } from '../../code/structure.ts';
import { StructureKind } from '../../code/structure-kind.ts';
import { docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import type { Feature } from './features.ts';
import { optionsParameter, otherServers, serverOptions, serverTemplate } from './server-options.ts';
import { client, coreClientModule, machinery, runtime } from './symbols.ts';

/**
 * Builds the module of `createCoreClient`. It does not import the modules with the operations. A program can therefore import the
 * operations of one area, and the compiler does not load the modules of the other areas.
 */
export function coreClientModuleOf(api: Api, features: ReadonlySet<Feature>): Module {
  const module = createModule(coreClientModule);
  module.add(createCoreFunction(api, features, module));
  return module;
}

function createCoreFunction(api: Api, features: ReadonlySet<Feature>, module: Module): FunctionStructure {
  const options = serverOptions(api);
  // Only server variables get a default value here. If `baseUrl` is undefined, the runtime builds the address from the URL
  // template.
  const bindings = options.map((option) =>
    option.isVariable && option.default !== undefined
      ? `${option.name} = ${stringLiteral(option.default)}`
      : option.name,
  );
  const addresses = options.map(({ name, key }) => (name === key ? name : `${propertyKey(key)}: ${name}`));
  const others = otherServers(api).length === 0 ? [] : ['...options.servers'];
  const middleware = outermostMiddleware(api, features, module);
  const [main] = api.servers;
  const values = [
    stringLiteral(main === undefined ? '/' : serverTemplate(main)),
    `{ ${[...addresses, ...others].join(', ')} }`,
    module.use(client.errorClasses),
    'options',
    `[${middleware.join(', ')}]`,
    stringLiteral(userAgent(api)),
  ];
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: client.createCoreClient.name,
    docs: docComment([
      'Creates a client without methods for operations. Pass it to the functions of the operations that you import. A bundle contains only the imported functions.',
    ]),
    parameters: [optionsParameter(module.use(client.ClientOptions), options)],
    returnType: module.use(runtime.CoreClient),
    statements: [
      ...(bindings.length === 0 ? [] : [`const { ${bindings.join(', ')} } = options;`]),
      `return ${module.use(machinery.createCore)}(${values.join(', ')});`,
    ],
  };
}

/** Returns the name and the version of the client. RFC 9110, section 10.1.5: they contain only the characters of tokens. */
function userAgent({ title, version }: Api): string {
  const name = title.toLowerCase().match(/[a-z\d]+/gu) ?? ['api'];
  const number = version.replace(/[^\w.+-]/gu, '');
  return `${[...name, 'client'].join('-').slice(0, 60)}${number === '' ? '' : `/${number}`}`;
}

/** Returns the code of the middleware that only some descriptions need, in the order in which it handles a request. */
const outermostMiddleware = (api: Api, features: ReadonlySet<Feature>, module: Module): string[] => [
  ...(features.has('items') ? [module.use(machinery.itemStreams)] : []),
  ...(api.hasConversions ? [module.use(conversionOfData(api))] : []),
];

const conversionOfData = ({ hasExactIntegers }: Api): ExportedSymbol =>
  hasExactIntegers === true ? machinery.exactConversion : machinery.dataConversion;
