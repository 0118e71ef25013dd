import type { ReservedNames } from '@forgespec/model/names';
import {
  serverIndexPath,
  pagingModule,
  reexported,
  refusalsModule,
  routesModule,
  handlerRuntime,
  securityModule,
  server,
  testingModule,
} from './symbols.ts';

/**
 * The symbols that the modules of areas import, and the symbols that the index module exports. Symbols whose names come
 * from the description are left out.
 */
const types = [...Object.values(handlerRuntime), ...Object.values(server), ...Object.values(reexported).flat()];

/** The global types that the modules of areas use. */
const globals = ['AsyncIterable', 'Exclude', 'FormData', 'NonNullable', 'Promise', 'Uint8Array'];

/** The names that modules of areas and types of handlers cannot have, because the server already uses them. */
export const serverNames = {
  modules: [serverIndexPath, pagingModule, refusalsModule, routesModule, securityModule, testingModule].map(moduleName),
  handlers: [...types.map(({ name }) => name), ...globals],
} satisfies Partial<ReservedNames>;

/** Returns the file name of a module without its extension. The file of an area cannot have this name. */
function moduleName(path: string): string {
  return path.slice('server/'.length, -'.ts'.length);
}
