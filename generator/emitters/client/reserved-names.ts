import type { ReservedNames } from '@forgespec/model/names';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { operationsType } from '../types/symbols.ts';
import { exportsOfEachClient, publicExports } from './public-exports.ts';
import { client, machinery, runtime } from './symbols.ts';

const exported = [...Object.values(client), ...exportsOfEachClient, ...Object.values(publicExports).flat()];

const valueNames = (symbols: readonly ExportedSymbol[]): string[] =>
  symbols.filter(({ kind }) => kind === 'value').map(({ name }) => name);

/**
 * Names of values in generated modules. The index module exports these values, or the modules of areas and of security schemes import them.
 * The list also contains a type that the index module imports.
 */
const values: readonly string[] = [...valueNames([...Object.values(runtime), ...exported]), operationsType.name];

/**
 * The names that the client already uses. For example, an operation cannot have a name in the list `operations`. A test compares the lists
 * with the types of the client.
 */
export const clientNames = {
  areas: ['address', 'call', 'withOptions', client.createCoreClient.name],
  modules: ['areas', 'client-options', 'core-client', 'index', 'security-schemes', 'status-errors', 'validation'],
  operations: [...values, 'call', 'client'],
  // The index module imports the constants of security schemes. The names of these constants must therefore differ from the names of the
  // other imports of the index module.
  securitySchemes: [...values, ...valueNames(Object.values(machinery))],
  serverVariables: [
    'auth',
    'deadline',
    'fetch',
    'headers',
    'idempotencyKey',
    'longestBody',
    'longestSilence',
    'longestUrl',
    'middleware',
    'reasonIn',
    'requestIdHeader',
    'responseTimeout',
    'retry',
    'servers',
    'timeout',
  ],
} satisfies Partial<ReservedNames>;
