import { asModule, recallNothing, type Emitter } from '../emitter.ts';
import { handlersModule } from './handlers-module.ts';
import { serverIndexModule } from './index-module.ts';
import { neededParts } from './needed-parts.ts';
import { offsetGroups } from './paging-groups.ts';
import { pagingModuleOf } from './paging-module.ts';
import { refusalsModuleOf } from './refusals-module.ts';
import { routesModules } from './routes-module.ts';
import { securityModuleOf } from './security-module.ts';

/**
 * Emits `server/`. The folder contains the types of the handlers of operations, and the dispatcher that calls the
 * handlers.
 */
export const serverEmitter: Emitter = {
  owns: 'server',
  *emit({ api, adapters, recall = recallNothing }) {
    const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
    const parts = neededParts(api, adapters);
    const offset = offsetGroups(api);
    yield asModule(serverIndexModule(api, parts));
    yield* routesModules(api, schemas, recall).map(asModule);
    if (parts.security) yield asModule(securityModuleOf(api));
    if (parts.refusals.length > 0) yield asModule(refusalsModuleOf(parts.refusals));
    if (offset.length > 0) yield asModule(pagingModuleOf(offset));
    for (const area of api.areas) {
      yield asModule(recall(`handlers ${area.name}`, [area], () => handlersModule(area, api, schemas)));
    }
    for (const name of adapters) yield { kind: 'template', template: `server/adapters/${name}.ts` };
  },
};
