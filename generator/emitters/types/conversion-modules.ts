import type { Api, NamedSchema } from '@forgespec/model';
import type { DateTimeType } from '@forgespec/model/type-choices';
import { constantText, functionText } from '../../code/declaration-text.ts';
import { createModule, type Module } from '../../code/module.ts';
import { exportedType } from '../../code/symbol.ts';
import type { Schemas } from '../named-type.ts';
import { conversionBody, type ConversionTarget } from '../conversions.ts';
import { isConverted } from '../converted-values.ts';
import {
  conversionOf,
  conversionRuntime as runtime,
  conversionsModule,
  encodingOf,
  toDate,
  valuesModule,
} from './symbols.ts';

/** Builds the modules with functions that convert values of named schemas. Returns no modules if nothing is converted. */
export function conversionModules(schemas: Schemas, { hasConversions, dateTimes = 'string' }: Api): Module[] {
  if (!hasConversions) return [];
  const directions = ['read', 'write'] as const;
  const groups = Map.groupBy(
    [...schemas.values()].filter(({ schema }) =>
      directions.some((direction) => isConverted(schema, schemas, direction)),
    ),
    ({ area }) => conversionsModule(area),
  );
  const modules = Array.from(groups, ([path, members]) => {
    const module = createModule(path);
    module.add(
      ...members.flatMap((named) =>
        directions.flatMap((direction) => conversion(named, { schemas, module, direction })),
      ),
    );
    return module;
  });
  return [...modules, ...modulesOfDates[dateTimes]()];
}

function conversion(named: NamedSchema, target: ConversionTarget): string[] {
  const { schemas, direction } = target;
  if (!isConverted(named.schema, schemas, direction)) return [];
  const isReceived = direction === 'read';
  return [
    functionText({
      name: (isReceived ? conversionOf : encodingOf)(named).name,
      docs: [
        isReceived
          ? `Converts the values of a received \`${named.name}\` to their TypeScript types, in place.`
          : `Converts the values of a \`${named.name}\` in place, before it is sent.`,
      ],
      parameters: 'value: unknown',
      returnType: 'unknown',
      body: conversionBody(named.schema, target),
    }),
  ];
}

/** For each type of dates, the function that builds the modules with its conversion. */
const modulesOfDates: Readonly<Record<DateTimeType, () => readonly Module[]>> = {
  string: () => [],
  Date: () => [singleValuesModule()],
};

function singleValuesModule(): Module {
  const module = createModule(valuesModule);
  module.add(
    constantText({
      name: toDate.name,
      docs: ['Converts a string with the format `date-time` to a `Date`. Returns any other value unchanged.'],
      type: module.use(exportedType('ValueConversion', runtime.dateConversion.module)),
      initializer: `${module.use(runtime.dateConversion)}(${module.use(runtime.hasDateTimeFormat)})`,
    }),
  );
  return module;
}
