import type { ReservedNames } from '../../2-model/build/reserved-names.ts';
import { runtime, server } from './symbols.ts';

const types = [...Object.values(runtime), ...Object.values(server)].filter(({ kind }) => kind === 'type');

/** Types that the index exports. */
const exported = [
  'Dispatch',
  'DispatcherOptions',
  'HandlerContext',
  'Issue',
  'Log',
  'Principals',
  'Refusal',
  'Route',
  'TransportRequest',
  'TransportResponse',
];

/** Types of TypeScript that the modules of areas use. */
const globals = ['AsyncIterable', 'Exclude', 'FormData', 'NonNullable', 'Promise', 'Uint8Array'];

/** The names that the server uses for itself. */
export const serverNames = {
  areas: ['dispatcher', 'findRoute', 'index', 'routes', 'security'],
  handlers: [...types.map(({ name }) => name), ...exported, ...globals],
} satisfies Partial<ReservedNames>;
