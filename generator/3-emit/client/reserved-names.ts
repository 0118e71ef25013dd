import type { ReservedNames } from '../../2-model/build/reserved-names.ts';
import { pathsType, operationsType } from '../types/symbols.ts';
import { client, runtime } from './symbols.ts';

/** The values that modules with operations or security schemes declare or import, apart from those of the description. */
const values: readonly string[] = [
  ...[...Object.values(client), ...Object.values(runtime)].filter(({ kind }) => kind === 'value'),
  pathsType,
  operationsType,
].map(({ name }) => name);

/** Values that the index exports. */
const exported = [
  'cachedCredential',
  'checkAnswers',
  'createClient',
  'fileBytes',
  'fileContent',
  'formBody',
  'isErrorOf',
  'itemsOf',
  'limitBody',
  'limitConcurrency',
  'longQueryInBody',
  'pagesOf',
  'responseOf',
  'resultOf',
  'traceRequests',
  'waitFor',
];

/** The names that the client uses for itself. */
export const clientNames = {
  areas: ['address', 'call', 'coreClient', 'http', 'index', 'securitySchemes'],
  operations: [...values, ...exported, 'call', 'client'],
  securitySchemes: [...values, ...exported],
  serverVariables: [
    'auth',
    'check',
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
