import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { NamedSchema, OperationModel, PaginationMethod, Schema } from '@forgespec/model';
import { labelWords } from '../markdown/remarks.ts';

/** A label beside the name of an operation (`x-badges`). Redoc and Scalar show it. */
export interface Badge {
  readonly name: string;
  readonly color: string;
}

/** The colour of each kind of badge. */
export type BadgeColors = Readonly<Record<'availability' | 'property' | 'role' | 'warning', string>>;

/** Colour names that Redoc defines. */
export const redocColors: BadgeColors = {
  role: 'purple',
  availability: 'turquoise',
  property: 'grey',
  warning: 'orange',
};

/** Colours for Scalar. Scalar writes white text on these colours. They are dark enough for a contrast of 4.5 (WCAG 2.2). */
export const scalarColors: BadgeColors = {
  role: '#5b3cc4',
  availability: '#0b6e75',
  property: '#4a5568',
  warning: '#a8340b',
};

/** Returns the badges of an operation. */
export function badgesOf(
  operation: OperationModel,
  schemas: ReadonlyMap<string, NamedSchema>,
  colors: BadgeColors,
): Badge[] {
  const { role, tiers, offerings, since, removal, flag, isAsync } = operation.facts;
  const pages = operation.pagination && paginationWords[operation.pagination.next.kind];
  const badges: (Badge | undefined)[] = [
    role === undefined ? undefined : { name: `Role: ${role}`, color: colors.role },
    tiers.length === 0 ? undefined : { name: `Tier: ${tiers.join(', ')}`, color: colors.availability },
    offerings.length === 0 ? undefined : { name: `Offering: ${offerings.join(', ')}`, color: colors.availability },
    flag === undefined ? undefined : { name: `Flag: ${flag}`, color: colors.availability },
    since === undefined ? undefined : { name: `Since ${since}`, color: colors.property },
    // Redoc and Scalar themselves mark deprecated operations, so the badge contains only the version that removes the
    // operation.
    removal === undefined ? undefined : { name: `Removed in ${removal}`, color: colors.warning },
    isAsync ? { name: 'Asynchronous', color: colors.property } : undefined,
    pages === undefined ? undefined : { name: pages, color: colors.property },
    ...operation.labels.map((label) => ({ name: labelWords(label), color: colors.property })),
    isBodyUnknown(operation, schemas) ? { name: 'Body not documented', color: colors.warning } : undefined,
  ];
  return badges.filter((badge) => badge !== undefined);
}

const paginationWords: Readonly<Record<PaginationMethod, string>> = {
  cursor: 'Pages: cursor',
  'last-id': 'Pages: last id',
  link: 'Pages: header Link',
  offset: 'Pages: offset',
  page: 'Pages: number',
  url: 'Pages: next address',
};

/**
 * Returns true if the body of a 2xx response is not documented. This applies if the schema of the body has `x-not-shown`, but neither
 * required properties nor `allOf`, `anyOf` or `oneOf`. It also applies if the body is an array whose items have such a schema.
 */
function isBodyUnknown({ responses }: OperationModel, schemas: ReadonlyMap<string, NamedSchema>): boolean {
  const isUnknown = (schema: Schema | undefined, outer: readonly Schema[] = []): boolean => {
    // A recursive array schema would otherwise be visited forever.
    if (schema?.kind !== 'keywords' || outer.includes(schema)) return false;
    const around = [...outer, schema];
    if (schema.reference !== undefined) return isUnknown(schemas.get(schema.reference)?.schema, around);
    const { annotations, items, required = [], allOf, anyOf, oneOf } = schema;
    // If the schema requires properties or combines other schemas, the description defines at least a part of the body.
    const isOpen = required.length === 0 && (allOf ?? anyOf ?? oneOf) === undefined;
    return (annotations.notShown !== undefined && isOpen) || isUnknown(items, around);
  };
  const successes = responses.filter(({ status }) => isSuccess(status));
  return successes.some(({ contents }) => contents.some(({ schema }) => isUnknown(schema)));
}
