import { asModule, recallNothing, type Emitter } from '../emitter.ts';
import { areaModule } from './area-module.ts';
import { statusErrorsModuleOf } from './status-errors-module.ts';
import { clientFeatures } from './features.ts';
import { coreClientModuleOf } from './core-client-module.ts';
import { indexModuleOf } from './index-module.ts';
import { clientOptionsModuleOf } from './client-options-module.ts';
import { securitySchemesModuleOf } from './security-schemes-module.ts';

/** Emits `client/`: one function for each operation, and a client with all operations as methods. */
export const clientEmitter: Emitter = {
  owns: 'client',
  emit({ api, recall = recallNothing }) {
    const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
    const features = clientFeatures(api, schemas);
    const modules = [
      indexModuleOf(api, features),
      coreClientModuleOf(api, features),
      statusErrorsModuleOf(api, features),
      clientOptionsModuleOf(api, features),
      ...(features.has('credentials') ? [securitySchemesModuleOf(api, schemas)] : []),
      ...api.areas.map((area) => recall(`client ${area.name}`, [area], () => areaModule(area, api, schemas))),
    ];
    return modules.map(asModule);
  },
};
