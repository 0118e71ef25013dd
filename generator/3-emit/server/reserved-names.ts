import type { ReservedNames } from '../../2-model/build/reserved-names.ts';
import { indexModule, pagingModule, reexported, routesModule, runtime, securityModule, server } from './symbols.ts';

/** The types that the modules of areas import, and those that the index exports beside theirs. */
const types = [...Object.values(runtime), ...Object.values(server), ...Object.values(reexported).flat()];

/** Types of TypeScript that the modules of areas use. */
const globals = ['AsyncIterable', 'Exclude', 'FormData', 'NonNullable', 'Promise', 'Uint8Array'];

/** The names that the server uses for itself. */
export const serverNames = {
  areas: [indexModule, pagingModule, routesModule, securityModule].map(moduleName),
  handlers: [...types.map(({ name }) => name), ...globals],
} satisfies Partial<ReservedNames>;

/** Returns the name of a module without its folder and extension: no file of an area can have it. */
function moduleName(path: string): string {
  return path.slice('server/'.length, -'.ts'.length);
}
