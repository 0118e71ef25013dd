import { asModule, type Emitter } from '../emitter.ts';
import { areaModule } from './area-module.ts';
import { indexModuleOf } from './index-module.ts';
import { routesModuleOf } from './routes-module.ts';
import { runtimeFiles } from './symbols.ts';

/** `server/`: the type of a handler for each operation, and a table of routes. */
export const serverEmitter: Emitter = {
  name: 'server',
  owns: 'server',
  emit({ api }) {
    const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
    const areas = api.areas.map((area) => areaModule(area, schemas));
    const templates = runtimeFiles.map(
      (file) => ({ kind: 'template', path: `server/runtime/${file}`, template: `server/${file}` }) as const,
    );
    return [...[indexModuleOf(api), routesModuleOf(api), ...areas].map(asModule), ...templates];
  },
};
