import type { Request } from 'express';
import { parametersOf } from './parameters.ts';

/** A page of a list, and the response headers with its position in the list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly headers: Readonly<Record<string, string>>;
}

const mostPerPage = 100;

/**
 * Returns the requested page of a list.
 *
 * @param refuse is called if the page number or the page size is not valid.
 */
export function pageOf<Item>(
  list: readonly Item[],
  request: Request,
  refuse: (status: number, message: string) => never,
): Page<Item> {
  const number = (name: string, otherwise: number): number => {
    const value = parametersOf(request)[name];
    if (value === undefined || value === '') return otherwise;
    return /^[1-9]\d*$/u.test(String(value)) ? Number(value) : refuse(422, `${name} is not valid`);
  };
  const page = number('page', 1);
  const perPage = Math.min(number('per_page', 20), mostPerPage);
  const pages = Math.max(1, Math.ceil(list.length / perPage));
  const start = (page - 1) * perPage;

  const link = (relation: string, target: number): string => {
    const url = new URL(request.originalUrl, `http://${request.headers.host ?? 'localhost'}`);
    url.searchParams.set('page', String(target));
    url.searchParams.set('per_page', String(perPage));
    return `<${url.href}>; rel="${relation}"`;
  };
  const links = [
    ...(page > 1 ? [link('prev', page - 1)] : []),
    ...(page < pages ? [link('next', page + 1)] : []),
    link('first', 1),
    link('last', pages),
  ];
  return {
    items: list.slice(start, start + perPage),
    headers: {
      link: links.join(', '),
      'x-page': String(page),
      'x-per-page': String(perPage),
      'x-total': String(list.length),
      'x-total-pages': String(pages),
      'x-next-page': page < pages ? String(page + 1) : '',
      'x-prev-page': page > 1 ? String(page - 1) : '',
    },
  };
}
