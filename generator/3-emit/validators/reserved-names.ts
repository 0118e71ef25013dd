import type { ReservedNames } from '../../2-model/build/reserved-names.ts';
import { runtime } from './symbols.ts';

/** The names that the validators use for themselves. A schema may be called `Object` or `Set`. */
export const validatorNames = {
  schemas: Object.values(runtime)
    .filter(({ kind }) => kind === 'type')
    .map(({ name }) => name),
} satisfies Partial<ReservedNames>;
