import { asModule, type Emitter } from '../emitter.ts';
import { areaModule } from './area-module.ts';
import { dispatcherModuleOf } from './dispatcher-module.ts';
import { findRouteModuleOf } from './find-route-module.ts';
import { indexModuleOf } from './index-module.ts';
import { areaRoutesModule, routesModuleOf } from './routes-module.ts';
import { securityModuleOf } from './security-module.ts';

/** `server/`: the type of a handler for each operation, and everything that lies between them and a transport. */
export const serverEmitter: Emitter = {
  owns: 'server',
  emit({ api, adapters }) {
    const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
    const modules = [
      indexModuleOf(api),
      dispatcherModuleOf(api),
      findRouteModuleOf(api),
      routesModuleOf(api),
      securityModuleOf(api),
      ...api.areas.flatMap((area) => [areaModule(area, api, schemas), areaRoutesModule(area, api, schemas)]),
    ];
    const entries = adapters.map((name) => ({ kind: 'template', template: `server/adapters/${name}.ts` }) as const);
    return [...modules.map(asModule), ...entries];
  },
};
