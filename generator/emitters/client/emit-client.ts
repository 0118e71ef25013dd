import type { Api } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, specifierOf, type Module } from '../../code/module.ts';
import { asModule, moduleFrom, type Emitter } from '../emitter.ts';
import { areaModule } from './area-module.ts';
import { statusErrorsModuleOf } from './status-errors-module.ts';
import { clientFeatures } from './features.ts';
import { coreClientModuleOf } from './core-client-module.ts';
import { indexModuleOf } from './index-module.ts';
import { clientOptionsModuleOf } from './client-options-module.ts';
import { securitySchemesModuleOf } from './security-schemes-module.ts';
import { areaModulePath, areasModule } from './symbols.ts';
import { usableSchemes } from './usable-schemes.ts';

/**
 * Emits `client/`. The folder contains one module for each area, with a function for each operation, and a client with all operations as methods.
 */
export const clientEmitter: Emitter = {
  owns: 'client',
  *emit({ api }) {
    const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
    const features = clientFeatures(api, schemas);
    yield asModule(indexModuleOf(api, features));
    yield asModule(coreClientModuleOf(api, features));
    yield asModule(statusErrorsModuleOf(api));
    yield asModule(clientOptionsModuleOf(api, features));
    if (usableSchemes(api).length > 0) yield asModule(securitySchemesModuleOf(api, schemas));
    if (api.areas.length > 0) yield asModule(areasModuleOf(api));
    for (const area of api.areas) yield moduleFrom([area], areaModulePath(area), () => areaModule(area, api, schemas));
  },
};

/** Builds the module that exports the functions of each area under the name of the area. */
function areasModuleOf({ areas }: Api): Module {
  const module = createModule(areasModule);
  const lines = areas.map(
    (area) => `export * as ${area.name} from ${stringLiteral(specifierOf(areasModule, areaModulePath(area)))};`,
  );
  module.add(lines.toSorted().join('\n'));
  return module;
}
