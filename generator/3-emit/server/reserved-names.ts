import type { ReservedNames } from '../../2-model/build/reserved-names.ts';
import {
  serverIndexPath,
  pagingModule,
  reexported,
  routesModule,
  handlerRuntime,
  securityModule,
  server,
} from './symbols.ts';

/** The types that the modules of areas import, and those that the index exports beside theirs. */
const types = [...Object.values(handlerRuntime), ...Object.values(server), ...Object.values(reexported).flat()];

/** Types of TypeScript that the modules of areas use. */
const globals = ['AsyncIterable', 'Exclude', 'FormData', 'NonNullable', 'Promise', 'Uint8Array'];

/** The names that the areas and handlers of a description cannot have, because the server uses them. */
export const serverNames = {
  areas: [serverIndexPath, pagingModule, routesModule, securityModule].map(moduleName),
  handlers: [...types.map(({ name }) => name), ...globals],
} satisfies Partial<ReservedNames>;

/** Returns the name of a module without its folder and extension: no file of an area can have it. */
function moduleName(path: string): string {
  return path.slice('server/'.length, -'.ts'.length);
}
