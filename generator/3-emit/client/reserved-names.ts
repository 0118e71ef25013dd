import type { ReservedNames } from '../../2-model/build/reserved-names.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { operationsType, pathsType } from '../types/symbols.ts';
import { client, machinery, publicExports, runtime } from './symbols.ts';

const exported = [...Object.values(client), ...Object.values(publicExports).flat()];

const valueNames = (symbols: readonly ExportedSymbol[]): string[] =>
  symbols.filter(({ kind }) => kind === 'value').map(({ name }) => name);

/**
 * The names of the values that the modules of areas and of security schemes import, and of the values that the index module exports. The
 * list also contains two types that the index module imports.
 */
const values: readonly string[] = [
  ...valueNames([...Object.values(runtime), ...exported]),
  pathsType.name,
  operationsType.name,
];

/**
 * The names that the client already uses. Each key is a kind of name, and its value is a list of names that this kind cannot have. For
 * example, an operation cannot have a name in the list `operations`. A test compares the lists with the types of the client.
 */
export const clientNames = {
  areas: ['address', 'call', 'http'],
  modules: ['client-options', 'core-client', 'index', 'security-schemes', 'status-errors'],
  operations: [...values, 'call', 'client'],
  // The index module imports the constants of security schemes. The names of these constants must therefore differ from the names of its
  // other imports.
  securitySchemes: [...values, ...valueNames(Object.values(machinery))],
  serverVariables: [
    'auth',
    'deadline',
    'fetch',
    'headers',
    'longestBody',
    'longestUrl',
    'middleware',
    'retry',
    'servers',
    'timeout',
  ],
} satisfies Partial<ReservedNames>;
