import type { Api, OperationModel, PagingHeader } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import { exportedValue, type ExportedSymbol } from '../../code/symbol.ts';
import { pagingModule } from './symbols.ts';

/** A group of operations with numbered pages. Their parameters for pages have the same names. */
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

/** Returns true if the pages of a group have headers, which the generated function `offsetPage` computes. */
export const hasHeaders = ({ headers }: OffsetGroup): boolean => Object.keys(headers).length > 0;

/** Groups the operations with numbered pages by the names of their paging parameters. The largest group is first. */
export function offsetGroups(api: Api): OffsetGroup[] {
  const paged = api.areas
    .flatMap((area) => area.operations)
    .flatMap((operation) => {
      const { page, size } = operation.pagination?.parameters ?? {};
      return page === undefined || size === undefined ? [] : [{ operation, page, size }];
    });
  const groups = [...Map.groupBy(paged, ({ page, size }) => `${page} ${size}`)];
  return groups
    .toSorted(([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1))
    .map(([, members], index) => offsetGroup(members, index));
}

/**
 * Returns true if an operation of an API returns pages with a cursor and the header `Link`. A list without numbered pages has such pages, and
 * also a list whose pagination method can be selected.
 */
export const hasKeysetPages = (api: Api): boolean =>
  api.areas
    .flatMap((area) => area.operations)
    .some(
      ({ pagination }) =>
        pagination?.next.kind === 'link' &&
        (pagination.parameters.method !== undefined || pagination.parameters.page === undefined),
    );

/** An operation with numbered pages, and the names of its parameters. */
interface NumberedList {
  readonly operation: OperationModel;
  readonly page: string;
  readonly size: string;
}

function offsetGroup(members: readonly NumberedList[], index: number): OffsetGroup {
  const [{ page, size } = { page: '', size: '' }] = members;
  const suffix = index === 0 ? '' : `By${typeName(page)}And${typeName(size)}`;
  const described = members
    .flatMap(({ operation }) => operation.parameters)
    .find((parameter) => parameter.in === 'query' && parameter.name === size)?.schema;
  const value = described?.kind === 'keywords' ? described.annotations.default?.[0] : undefined;
  return {
    page: exportedValue(`offsetPage${suffix}`, pagingModule),
    slice: exportedValue(`sliceOf${suffix}`, pagingModule),
    suffix,
    pageParameter: page,
    sizeParameter: size,
    defaultSize: typeof value === 'number' ? value : undefined,
    headers: headersOf(members),
  };
}

function headersOf(members: readonly NumberedList[]): OffsetGroup['headers'] {
  // `offsetPage` returns a body that is an array.
  const arrays = members.filter(({ operation }) => operation.pagination?.items.length === 0);
  const named = arrays.flatMap(({ operation: { pagination, responses } }) => {
    const headers = responses.flatMap((response) => response.headers.map(({ name }) => name));
    const purposes = Object.entries({ ...pagination?.headers, link: 'link' });
    return purposes.flatMap(([purpose, lowerCase]) => {
      const name = headers.find((header) => header.toLowerCase() === lowerCase);
      return name === undefined ? [] : [[purpose, name] as const];
    });
  });
  return Object.fromEntries(named);
}
