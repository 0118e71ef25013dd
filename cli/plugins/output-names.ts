import type { NamedSchema, OperationModel } from '@forgespec/model';
import type { ExportedSymbol } from '@forgespec/generator/code';
import { client, machinery, runtime, runtimeType } from '@forgespec/generator/emitters';
import { operationType, schemaType } from '@forgespec/generator/emitters';
import { checkFunction, isFunction, standardSchemaOf } from '@forgespec/generator/emitters';

/** The end of the name of an operation's type: `ListPetsQuery` has the query parameters, `ListPetsResponses` the responses. */
export type OperationTypeName = 'Cookies' | 'Headers' | 'Path' | 'Query' | 'Responses';

/** The symbols that the modules of the house export. `OutputModule.use` imports them. */
export interface OutputNames {
  /** Returns the type of a named schema, such as `Pet`. */
  schemaType(schema: NamedSchema): ExportedSymbol;
  /** Returns a type of an operation, such as `ListPetsQuery`. It exists only if the operation has such parameters. */
  operationType(operation: OperationModel, name: OperationTypeName): ExportedSymbol;
  /** Returns the function `isPet`, which returns true for valid values. */
  isFunction(schema: NamedSchema): ExportedSymbol;
  /** Returns the function `checkPet`, which returns the issues of a value. */
  checkFunction(schema: NamedSchema): ExportedSymbol;
  /** Returns the constant `petSchema`, a validator that follows Standard Schema (https://standardschema.dev). */
  standardSchema(schema: NamedSchema): ExportedSymbol;
  /** Symbols of the client. `CoreClient` is the argument of the functions of operations, and `Client` has all operations as methods. */
  readonly client: Readonly<
    Record<
      | 'ApiCall'
      | 'ApiError'
      | 'CallOptions'
      | 'Client'
      | 'CoreClient'
      | 'ListCall'
      | 'ListOptions'
      | 'Page'
      | 'createClient',
      ExportedSymbol
    >
  >;
}

export const outputNames: OutputNames = {
  schemaType,
  operationType,
  isFunction,
  checkFunction,
  standardSchema: standardSchemaOf,
  client: {
    ApiCall: runtime.ApiCall,
    ApiError: machinery.ApiError,
    CallOptions: client.CallOptions,
    Client: client.Client,
    CoreClient: runtime.CoreClient,
    ListCall: runtime.ListCall,
    ListOptions: client.ListOptions,
    Page: runtimeType('Page', 'pages.ts'),
    createClient: client.createClient,
  },
};
