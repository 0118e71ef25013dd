import type { Operation } from '../../../2-model/operation.ts';

/** A mark beside the name of an operation, as Redoc and Scalar show it (`x-badges`). */
export interface Badge {
  readonly name: string;
  readonly color: string;
}

/** Dark enough for white text, in either colour scheme (WCAG 2.2, contrast of 4.5). */
const colors = { who: '#5b3cc4', where: '#0b6e75', when: '#4a5568', care: '#a8340b' } as const;

/** What a caller must know before calling, in a few words each. */
export function badgesOf(operation: Operation): Badge[] {
  const { role, tiers, offerings, since, removal, flag, isAsync, pagination } = operation.facts;
  const badges: (Badge | undefined)[] = [
    role === undefined ? undefined : { name: `Role: ${role}`, color: colors.who },
    tiers.length === 0 ? undefined : { name: `Tier: ${tiers.join(', ')}`, color: colors.where },
    offerings.length === 0 ? undefined : { name: `Offering: ${offerings.join(', ')}`, color: colors.where },
    flag === undefined ? undefined : { name: `Flag: ${flag}`, color: colors.where },
    since === undefined ? undefined : { name: `Since ${since}`, color: colors.when },
    // Redoc and Scalar mark by themselves what is deprecated.
    removal === undefined ? undefined : { name: `Removed in ${removal}`, color: colors.care },
    isAsync ? { name: 'Asynchronous', color: colors.when } : undefined,
    pagination === undefined || pagination === 'none'
      ? undefined
      : { name: paginationWords[pagination], color: colors.when },
    isBodyUnknown(operation) ? { name: 'Body not shown', color: colors.care } : undefined,
  ];
  return badges.filter((badge) => badge !== undefined);
}

const paginationWords = {
  offset: 'Pages: offset',
  keyset: 'Pages: keyset',
  both: 'Pages: offset or keyset',
} as const;

/** Whether nothing is known of what a success holds. */
function isBodyUnknown({ responses }: Operation): boolean {
  const success = responses.filter(({ status }) => status.startsWith('2'));
  const schemas = success.flatMap(({ contents }) => contents.map(({ schema }) => schema));
  return schemas.some((schema) => schema?.kind === 'keywords' && schema.annotations.notShown !== undefined);
}
