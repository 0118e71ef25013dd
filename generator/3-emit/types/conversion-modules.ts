import { constantText, functionText } from '../../code/declaration-text.ts';
import { createModule, type Module } from '../../code/module.ts';
import { exportedType } from '../../code/symbol.ts';
import type { Schemas } from '../named-type.ts';
import { conversionBody, convertedReferences } from '../conversions.ts';
import { conversionOf, conversionRuntime as runtime, conversionsModule, toDate, valuesModule } from './symbols.ts';

/** Builds the modules with functions that convert values of named schemas. Returns no modules if nothing is converted. */
export function conversionModules(schemas: Schemas, hasDates: boolean): Module[] {
  if (!hasDates) return [];
  const converted = convertedReferences(schemas);
  const groups = Map.groupBy(
    [...schemas.values()].filter(({ reference }) => converted.has(reference)),
    ({ area }) => conversionsModule(area),
  );
  const modules = Array.from(groups, ([path, members]) => {
    const module = createModule(path);
    module.add(
      ...members.map((named) =>
        functionText({
          name: conversionOf(named).name,
          docs: [`Converts a \`${named.name}\` of a message, in place. Texts that are dates become \`Date\`.`],
          parameters: 'value: unknown',
          returnType: 'unknown',
          body: conversionBody(named.schema, schemas, module),
        }),
      ),
    );
    return module;
  });
  return [...modules, singleValuesModule()];
}

function singleValuesModule(): Module {
  const module = createModule(valuesModule);
  module.add(
    constantText({
      name: toDate.name,
      docs: ['Converts a text with the format `date-time` to a `Date`. Returns any other value unchanged.'],
      type: module.use(exportedType('ValueConversion', runtime.dateConversion.module)),
      initializer: `${module.use(runtime.dateConversion)}(${module.use(runtime.hasDateTimeFormat)})`,
    }),
  );
  return module;
}
