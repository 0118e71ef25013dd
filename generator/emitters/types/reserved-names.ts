import type { ReservedNames } from '@forgespec/model/names';
import { openapiModule, sharedTypesModule, typesModule } from './symbols.ts';

/** The names of modules in `types/`. No area can have one of these names. */
export const typesNames = {
  modules: [openapiModule, sharedTypesModule, typesModule].map((path) => path.slice('types/'.length, -'.ts'.length)),
} satisfies Partial<ReservedNames>;
