import type { ReservedNames } from '@forgespec/model/names';
import { runtime } from './symbols.ts';

/** The names of the types that validators import. A schema cannot have one of these names. Names such as `Object` and `Set` are allowed. */
export const validatorNames = {
  schemas: Object.values(runtime)
    .filter(({ kind }) => kind === 'type')
    .map(({ name }) => name),
} satisfies Partial<ReservedNames>;
