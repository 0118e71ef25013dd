import { asModule, moduleFrom, type Emitter } from '../emitter.ts';
import { handlersModule } from './handlers-module.ts';
import { serverIndexModule } from './index-module.ts';
import { neededParts } from './needed-parts.ts';
import { offsetGroups } from './paging-groups.ts';
import { pagingModuleOf } from './paging-module.ts';
import { propertiesModules } from './properties-modules.ts';
import { routesModules } from './routes-module.ts';
import { securityModuleOf } from './security-module.ts';
import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import { docComment } from '../../code/comment.ts';
import { valueLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import type { UsedFormat } from './refusal-formats.ts';
import { testingModuleOf } from './testing-module.ts';
import { handlersModulePath, refusalsModule, server, serverRuntime } from './symbols.ts';

/**
 * Emits `server/`. The folder contains the types of the handlers of operations, and the dispatcher that calls the
 * handlers.
 */
export const serverEmitter: Emitter = {
  owns: 'server',
  *emit({ api, adapters }) {
    const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
    const parts = neededParts(api, adapters);
    const offset = offsetGroups(api);
    yield asModule(serverIndexModule(api, parts));
    yield asModule(testingModuleOf(api, parts));
    yield* routesModules(api, schemas);
    for (const module of propertiesModules(api, schemas)) yield asModule(module);
    if (parts.security) yield asModule(securityModuleOf(api));
    if (parts.refusals.length > 0) yield asModule(refusalsModuleOf(parts.refusals));
    if (offset.length > 0) yield asModule(pagingModuleOf(offset));
    for (const area of api.areas) {
      yield moduleFrom([area], handlersModulePath(area), () => handlersModule(area, api, schemas));
    }
    for (const name of adapters) yield { kind: 'template', template: `server/adapters/${name}.ts` };
  },
};

/** Builds the module of the formats in which the server writes refusals. */
function refusalsModuleOf(formats: readonly UsedFormat[]): Module {
  const module = createModule(refusalsModule);
  const literals = formats.map(({ data, responses, isCommon }) =>
    valueLiteral({ ...data, ...(isCommon && { isCommon }), responses: Object.fromEntries(responses) }),
  );
  module.add({
    kind: StructureKind.VariableStatement,
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    docs: docComment(['The formats in which the server writes refusals, from the described responses.']),
    declarations: [
      {
        name: server.refusalFormats.name,
        type: `readonly ${module.use(serverRuntime.RefusalFormat)}[]`,
        initializer: `[${literals.join(',\n')}]`,
      },
    ],
  });
  return module;
}
