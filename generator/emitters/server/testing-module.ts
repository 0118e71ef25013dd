import type { Api } from '@forgespec/model';
import type { FunctionStructure } from '../../code/structure.ts';
import { StructureKind } from '../../code/structure-kind.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { reexports } from '../../code/reexports.ts';
import type { NeededParts } from './needed-parts.ts';
import { server, testingModule, testRuntime } from './symbols.ts';

/** Builds the module that tests of clients import. It exports a function that creates a service from the replies of a test. */
export function testingModuleOf(api: Api, parts: NeededParts): Module {
  const module = createModule(testingModule);
  module.add(
    {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: 'TestOptions',
      docs: docComment(['The options of a service for tests.']),
      type: `Partial<Omit<${module.use(server.DispatcherOptions)}, 'checkResponses' | 'log'>>`,
    },
    testServiceFunction(api, parts, module),
    reexports(testingModule, [testRuntime.RecordedRequest, testRuntime.TestService]).join('\n'),
  );
  return module;
}

function testServiceFunction(api: Api, { security, verification }: NeededParts, module: Module): FunctionStructure {
  const defaults = [
    ...(security
      ? [
          `authenticate: ${module.use(testRuntime.acceptAll)}<${module.use(server.Authenticators)}>(${module.use(server.securitySchemes)})`,
        ]
      : []),
    ...(verification ? ['verify: () => true'] : []),
  ];
  const options = [...defaults, '...options', `checkResponses: 'throw'`, 'log'].join(', ');
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: 'testService',
    docs: docComment([
      ...commentLines(`Creates a service for tests of programs that call the ${api.title}.`),
      '',
      '`const service = testService(handlers)`, then `createClient({ baseUrl, fetch: service.fetch })`. It needs no network. It checks requests',
      'and replies with the validators of the description. It accepts any credential.',
    ]),
    parameters: [
      { name: 'handlers', type: module.use(server.PartialHandlers), initializer: '{}' },
      { name: 'options', type: 'TestOptions', initializer: '{}' },
    ],
    returnType: `${module.use(testRuntime.TestService)}<${module.use(server.Handlers)}>`,
    statements: [
      `return ${module.use(testRuntime.createTestService)}(${module.use(server.routes)}, (all, log) => ${module.use(server.createDispatcher)}(all, ${module.use(testRuntime.assumeType)}<${module.use(server.DispatcherOptions)}>({ ${options} })), handlers);`,
    ],
  };
}
