import type { NamedSchema, OperationModel, ParameterLocation } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import { specifierOf, type Module } from '../../code/module.ts';
import { exportedType, exportedValue, type ExportedSymbol } from '../../code/symbol.ts';

/** The module with the types for openapi-fetch. */
export const openapiModule = 'types/openapi.ts';

/** The module that exports all types except the types for openapi-fetch. */
export const typesModule = 'types/index.ts';

/** The module with the types that several areas use. */
export const sharedTypesModule = 'types/shared.ts';

/** Returns the path of the module with the types of an area. */
export const areaTypesModule = (areaFile: string): string => `types/${areaFile}.ts`;

export const pathsType = exportedType('paths', openapiModule);
export const operationsType = exportedType('operations', openapiModule);

/** Returns the exported type of a schema. */
export const schemaType = ({ name, area }: NamedSchema): ExportedSymbol =>
  exportedType(name, area === undefined ? sharedTypesModule : areaTypesModule(area));

/** A map from the location of parameters to the suffix of their type name, such as `Query` in `ListShopPetsQuery`. */
export const partOfLocation: Readonly<Record<ParameterLocation, 'Cookies' | 'Headers' | 'Path' | 'Query'>> = {
  path: 'Path',
  query: 'Query',
  header: 'Headers',
  cookie: 'Cookies',
};

/** Returns an exported type of an operation, such as `ListShopPetsQuery`. */
export const operationType = ({ typePrefix, area }: OperationModel, suffix: string): ExportedSymbol =>
  exportedType(`${typePrefix}${suffix}`, areaTypesModule(area));

/** Returns the exported type of an operation's responses, such as `ListShopPetsResponses`. */
export const responsesType = (operation: OperationModel): ExportedSymbol => operationType(operation, 'Responses');

/**
 * The import statement in the module with the types for openapi-fetch. The statement imports all types, because the module uses nearly all
 * of them.
 */
export const importOfTypes = "import type * as types from './index.ts';";

/**
 * Returns the code of a type. If the module already uses the name of the type for something else, the code is an import type, such as
 * `import('./pets.ts').Pet`.
 */
export function useType(symbol: ExportedSymbol, module: Module): string {
  if (module.path === openapiModule && symbol.module.startsWith('types/')) return `types.${symbol.name}`;
  if (!module.taken.has(symbol.name)) return module.use(symbol);
  return `import(${stringLiteral(specifierOf(module.path, symbol.module))}).${symbol.name}`;
}

const sharedValue = (name: string, file: string): ExportedSymbol => exportedValue(name, `shared/${file}`);

/** The exports of hand-written modules that the code of conversions imports. */
export const conversionRuntime = {
  Int64String: exportedType('Int64String', 'shared/wire-form.ts'),
  WireForm: exportedType('WireForm', 'shared/wire-form.ts'),
  convertItem: sharedValue('convertItem', 'convert-values.ts'),
  convertItems: sharedValue('convertItems', 'convert-values.ts'),
  convertMember: sharedValue('convertMember', 'convert-values.ts'),
  convertOtherMembers: sharedValue('convertOtherMembers', 'convert-values.ts'),
  convertExactly: sharedValue('convertExactly', 'convert-integers.ts'),
  dateConversion: sharedValue('dateConversion', 'convert-values.ts'),
  fromDigits: sharedValue('fromDigits', 'convert-integers.ts'),
  hasDateTimeFormat: exportedValue('hasDateTimeFormat', 'validators/runtime/formats/date-time.ts'),
  toBigInt: sharedValue('toBigInt', 'convert-integers.ts'),
  toDigits: sharedValue('toDigits', 'convert-integers.ts'),
} as const;

const folder = 'types/conversions';

/** The path of the module with the functions that convert a single value, such as `toDate`. */
export const valuesModule = `${folder}/single-values.ts`;

export const toDate = exportedValue('toDate', valuesModule);

/** Returns the path of the module with the conversions of the schemas of an area, or of schemas that several areas use. */
export const conversionsModule = (area: string | undefined): string => {
  const path = `${folder}/${area ?? 'shared'}.ts`;
  return area !== undefined && (path === valuesModule || area === 'shared') ? `${folder}/${area}_.ts` : path;
};

/** Returns the function that converts a received value of a named schema, such as `convertPet`. */
export const conversionOf = ({ name, area }: NamedSchema): ExportedSymbol =>
  exportedValue(`convert${name}`, conversionsModule(area));

/** Returns the function that converts a value of a named schema before it is sent, such as `encodePet`. */
export const encodingOf = ({ name, area }: NamedSchema): ExportedSymbol =>
  exportedValue(`encode${name}`, conversionsModule(area));
