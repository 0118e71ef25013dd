import type { ReservedNames } from '../../2-model/build/reserved-names.ts';
import { runtime } from './symbols.ts';

/** The types that validators import. A schema cannot have one of these names, but it may be called `Object` or `Set`. */
export const validatorNames = {
  schemas: Object.values(runtime)
    .filter(({ kind }) => kind === 'type')
    .map(({ name }) => name),
} satisfies Partial<ReservedNames>;
