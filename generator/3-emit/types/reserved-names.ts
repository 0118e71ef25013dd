import type { ReservedNames } from '../../2-model/build/reserved-names.ts';
import { openapiModule, sharedTypesModule, typesModule } from './symbols.ts';

/** The names of modules in `types/`. No area can have one of these names. */
export const typesNames = {
  modules: [openapiModule, sharedTypesModule, typesModule].map((path) => path.slice('types/'.length, -'.ts'.length)),
} satisfies Partial<ReservedNames>;
