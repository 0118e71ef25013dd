import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Label, NamedSchema, OperationModel, PaginationMethod, Schema } from '@forgespec/model';

/** A short fact about an operation, which pages show beside its name. */
export interface Badge {
  readonly name: string;
  readonly kind: 'availability' | 'property' | 'role' | 'warning';
}

/** Returns the badges of an operation. */
export function badgesOf(operation: OperationModel, schemas: ReadonlyMap<string, NamedSchema>): Badge[] {
  const { role, tiers, offerings, since, removal, flag, isAsync } = operation.facts;
  const pages = operation.pagination && paginationWords[operation.pagination.next.kind];
  const badges: (Badge | undefined)[] = [
    role === undefined ? undefined : { name: `Role: ${role}`, kind: 'role' },
    tiers.length === 0 ? undefined : { name: `Tier: ${tiers.join(', ')}`, kind: 'availability' },
    offerings.length === 0 ? undefined : { name: `Offering: ${offerings.join(', ')}`, kind: 'availability' },
    flag === undefined ? undefined : { name: `Flag: ${flag}`, kind: 'availability' },
    since === undefined ? undefined : { name: `Since ${since}`, kind: 'property' },
    removal === undefined ? undefined : { name: `Removed in ${removal}`, kind: 'warning' },
    isAsync ? { name: 'Asynchronous', kind: 'property' } : undefined,
    pages === undefined ? undefined : { name: pages, kind: 'property' },
    ...operation.labels.map((label): Badge => ({ name: labelWords(label), kind: 'property' })),
    isBodyUnknown(operation, schemas) ? { name: 'Body not documented', kind: 'warning' } : undefined,
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

/** Returns the words of a label: `Beta` for the kind `badge`, and `Audience: Partners` for the kind `audience`. */
const labelWords = ({ kind, text }: Label): string =>
  kind === 'badge' ? text : `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}: ${text}`;
