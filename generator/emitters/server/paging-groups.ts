import { paginationFacts, type Api, type OperationModel, type PagingHeader } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import { exportedValue, type ExportedSymbol } from '../../code/symbol.ts';
import { pagingModule } from './symbols.ts';

/** A group of operations with numbered pages. Their paging parameters have the same names. */
export interface OffsetGroup {
  /** The generated function that returns a page of a list, such as `offsetPage`. */
  readonly page: ExportedSymbol;
  /** The generated function that returns the offset and limit of a page, such as `sliceOf`. */
  readonly slice: ExportedSymbol;
  /**
   * The suffix in the names of the functions and types that are generated for this group. Empty for the largest group.
   */
  readonly suffix: string;
  readonly pageParameter: string;
  readonly sizeParameter: string;
  readonly defaultSize: number | undefined;
  /**
   * The names of the paging headers in the described responses. The key is the purpose of a header, such as `total` for `X-Result-Count`.
   * The key `link` stands for the header `Link`.
   */
  readonly headers: Readonly<Partial<Record<PagingHeader | 'link', string>>>;
}

/** Groups the operations with numbered pages by the names of their paging parameters. The largest group is first. */
export function offsetGroups(api: Api): OffsetGroup[] {
  const paged = api.areas
    .flatMap((area) => area.operations)
    .filter(({ facts: { pagination } }) => pagination !== undefined && paginationFacts[pagination].isNumbered)
    .filter(({ paging: { parameters } }) => parameters.page !== undefined && parameters.size !== undefined);
  const groups = [...Map.groupBy(paged, ({ paging: { parameters } }) => `${parameters.page} ${parameters.size}`)];
  return groups
    .toSorted(([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1))
    .map(([, operations], index) => offsetGroup(operations, index));
}

/** Returns true if an operation of an API returns pages with a cursor and the header `Link`. */
export const hasKeysetPages = (api: Api): boolean =>
  api.areas
    .flatMap((area) => area.operations)
    .some(
      ({ facts: { pagination }, paging: { next } }) =>
        pagination !== undefined && paginationFacts[pagination].hasCursor && next?.kind === 'link',
    );

function offsetGroup(operations: readonly OperationModel[], index: number): OffsetGroup {
  const parameter = (purpose: 'page' | 'size') =>
    operations.flatMap(({ parameters }) => parameters).find(({ paging }) => paging === purpose);
  const page = parameter('page');
  const size = parameter('size');
  const suffix = index === 0 ? '' : `By${typeName(page?.name ?? '')}And${typeName(size?.name ?? '')}`;
  const described = size?.schema.kind === 'keywords' ? size.schema.annotations.default?.[0] : undefined;
  return {
    page: exportedValue(`offsetPage${suffix}`, pagingModule),
    slice: exportedValue(`sliceOf${suffix}`, pagingModule),
    suffix,
    pageParameter: page?.name ?? '',
    sizeParameter: size?.name ?? '',
    defaultSize: typeof described === 'number' ? described : undefined,
    headers: headersOf(operations),
  };
}

function headersOf(operations: readonly OperationModel[]): OffsetGroup['headers'] {
  const headers = operations.flatMap(({ responses }) => responses.flatMap((response) => response.headers));
  const named = headers.flatMap(({ name, paging }) => {
    const purpose = name.toLowerCase() === 'link' ? 'link' : paging;
    return purpose === undefined ? [] : [[purpose, name] as const];
  });
  return Object.fromEntries(named);
}
