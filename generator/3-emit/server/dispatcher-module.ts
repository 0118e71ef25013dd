import { StructureKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { untrusted } from '../validators/symbols.ts';
import { dispatcherModule, machinery, server } from './symbols.ts';

/** The module of the function that makes a server of handlers. */
export function dispatcherModuleOf(api: Api): Module {
  const module = createModule(dispatcherModule);
  const handlers = module.use(server.Handlers);
  const authenticators = module.use(server.Authenticators);
  const options = `${module.use(machinery.ContextOptions)} & ${module.use(machinery.ServerOptions)}`;
  module.add(
    {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: server.PartialHandlers.name,
      docs: docComment(['Some of the handlers. Operations without one are answered with 501.']),
      type: `{ readonly [Area in keyof ${handlers}]?: Partial<${handlers}[Area]> }`,
    },
    {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: 'DispatcherOptions',
      docs: docComment(['How requests are answered besides what handlers do.']),
      type: `${options} & { readonly authenticate: ${authenticators} }`,
    },
    {
      kind: StructureKind.Function,
      isExported: true,
      name: 'createDispatcher',
      docs: docComment([
        ...commentLines(
          `A server of the ${api.title}, without a transport: a function that answers requests by handlers.`,
        ),
        '',
        'Adapters give it requests: `createServer(nodeListener(createDispatcher(handlers, options)))`.',
      ]),
      parameters: [
        { name: 'handlers', type: server.PartialHandlers.name },
        { name: 'options', type: 'DispatcherOptions' },
      ],
      returnType: module.use(machinery.Dispatch),
      statements: `return ${module.use(machinery.createDispatch)}({ ${module.use(server.findRoute)}, ${module.use(server.securitySchemes)}, readers: { ${module.use(untrusted.parseJson)}, ${module.use(untrusted.plainForm)} } }, handlers, options);`,
    },
  );
  return module;
}
