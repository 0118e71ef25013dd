import { valueAt, type JsonValue } from '@forgespec/description/json';
import type { Pagination, ResponseValue } from '@forgespec/model';
import { isMark } from '@forgespec/templates/shared/pages';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';

/** The parts of a page that may contain the cursor of the next page. */
export interface ReceivedPage {
  readonly items: readonly JsonValue[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns the name of the query parameter with the cursor. */
export const cursorParameter = ({ next, parameters }: Pagination): string | undefined =>
  next.kind === 'cursor' || next.kind === 'last-id' ? next.parameter.name : parameters.cursor;

/** Returns the cursor of the next page. Returns undefined for the last page. */
export function nextCursorOf(page: ReceivedPage, pagination: Pagination): JsonValue | undefined {
  const { next, last } = pagination;
  if (last !== undefined && last.kind !== 'page-count' && isMark(valueOf(page, last.from), last.kind === 'is-last'))
    return undefined;
  switch (next.kind) {
    case 'cursor':
      return present(valueOf(page, next.from));
    case 'last-id':
      return present(valueAt(page.items.at(-1), next.path));
    case 'url': {
      const target = present(valueOf(page, next.from));
      const cursor = cursorParameter(pagination);
      if (typeof target !== 'string' || cursor === undefined) return undefined;
      return new URL(target, 'http://localhost').searchParams.get(cursor) ?? undefined;
    }
    // These methods do not need a cursor.
    case 'link':
    case 'offset':
    case 'page':
      return undefined;
  }
}

const valueOf = ({ body, headers }: ReceivedPage, from: ResponseValue): JsonValue | undefined =>
  from.in === 'header' ? headers[from.name] : valueAt(parseJsonBody(body), from.path);

const present = (value: JsonValue | undefined): JsonValue | undefined =>
  value === null || value === '' ? undefined : value;
