import type { ReservedNames } from '../../2-model/build/reserved-names.ts';
import { openapiModule, sharedTypesModule, typesModule } from './symbols.ts';

/** The names of modules of types that no area can have. */
export const typesNames = {
  modules: [openapiModule, sharedTypesModule, typesModule].map((path) => path.slice('types/'.length, -'.ts'.length)),
} satisfies Partial<ReservedNames>;
