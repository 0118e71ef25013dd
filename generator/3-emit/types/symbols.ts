import type { NamedSchema } from '../../2-model/schema.ts';
import { exportedType, type ExportedSymbol } from '../../code/symbol.ts';

/** The module with the output of openapi-typescript. */
export const openapiModule = 'types/openapi.ts';

/** The module with the named types of schemas. */
export const typesModule = 'types/index.ts';

export const pathsType = exportedType('paths', openapiModule);
export const operationsType = exportedType('operations', openapiModule);
export const componentsType = exportedType('components', openapiModule);

/** The exported type of a schema. */
export const schemaType = (schema: NamedSchema): ExportedSymbol => exportedType(schema.name, typesModule);
