import type { ReservedNames } from '../../2-model/build/reserved-names.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { operationsType, pathsType } from '../types/symbols.ts';
import { client, machinery, publicExports, runtime } from './symbols.ts';

const exported = [...Object.values(client), ...Object.values(publicExports).flat()];

const valueNames = (symbols: readonly ExportedSymbol[]): string[] =>
  symbols.filter(({ kind }) => kind === 'value').map(({ name }) => name);

/** The names of values in modules with operations or security schemes, and of the other values that the index exports. */
const values: readonly string[] = [
  ...valueNames([...Object.values(runtime), ...exported]),
  pathsType.name,
  operationsType.name,
];

/**
 * The names that the client already uses. An area, an operation, a security scheme or a server variable cannot have a name of its list. A
 * test compares the lists with the types of the client.
 */
export const clientNames = {
  areas: ['address', 'call', 'http'],
  modules: ['client-options', 'core-client', 'index', 'security-schemes', 'status-errors'],
  operations: [...values, 'call', 'client'],
  // The index imports the constants of security schemes.
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
