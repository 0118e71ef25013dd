import { isSuccess } from '@forgespec/templates/shared/responses';
import type { Operation } from '@forgespec/generator/model/operation';
import type { NamedSchema, Schema } from '@forgespec/generator/model/schema';

/** A mark beside the name of an operation, as Redoc and Scalar show it (`x-badges`). */
export interface Badge {
  readonly name: string;
  readonly color: string;
}

/** The colour of a badge, by what it tells: who may call, where, when, and what to take care of. */
export type BadgeColors = Readonly<Record<'care' | 'when' | 'where' | 'who', string>>;

/** Redoc has colours of its own, by name. */
export const redocColors: BadgeColors = { who: 'purple', where: 'turquoise', when: 'grey', care: 'orange' };

/** Scalar writes in white on any colour: these are dark enough (WCAG 2.2, contrast of 4.5). */
export const scalarColors: BadgeColors = { who: '#5b3cc4', where: '#0b6e75', when: '#4a5568', care: '#a8340b' };

/** What a caller must know before calling, in a few words each. */
export function badgesOf(
  operation: Operation,
  schemas: ReadonlyMap<string, NamedSchema>,
  colors: BadgeColors,
): Badge[] {
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
    isBodyUnknown(operation, schemas) ? { name: 'Body not shown', color: colors.care } : undefined,
  ];
  return badges.filter((badge) => badge !== undefined);
}

const paginationWords = {
  offset: 'Pages: offset',
  keyset: 'Pages: keyset',
  both: 'Pages: offset or keyset',
} as const;

/** Whether nothing is known of what a success holds, or of what the entries of its list hold. */
function isBodyUnknown({ responses }: Operation, schemas: ReadonlyMap<string, NamedSchema>): boolean {
  const isUnknown = (schema: Schema | undefined, outer: readonly Schema[] = []): boolean => {
    // A list may hold itself.
    if (schema?.kind !== 'keywords' || outer.includes(schema)) return false;
    const around = [...outer, schema];
    if (schema.reference !== undefined) return isUnknown(schemas.get(schema.reference)?.schema, around);
    const { annotations, items, required = [], allOf, anyOf, oneOf } = schema;
    // Where something is promised, what is not shown is the rest.
    const isOpen = required.length === 0 && (allOf ?? anyOf ?? oneOf) === undefined;
    return (annotations.notShown !== undefined && isOpen) || isUnknown(items, around);
  };
  const successes = responses.filter(({ status }) => isSuccess(status));
  return successes.some(({ contents }) => contents.some(({ schema }) => isUnknown(schema)));
}
