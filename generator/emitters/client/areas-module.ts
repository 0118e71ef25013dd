import type { Api } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, specifierOf, type Module } from '../../code/module.ts';
import { areaModulePath, areasModule } from './symbols.ts';

/** Builds the module that exports the functions of each area under the name of the area. */
export function areasModuleOf({ areas }: Api): Module {
  const module = createModule(areasModule);
  const lines = areas.map(
    (area) => `export * as ${area.name} from ${stringLiteral(specifierOf(areasModule, areaModulePath(area)))};`,
  );
  module.add(lines.toSorted().join('\n'));
  return module;
}
