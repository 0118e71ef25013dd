import { formatPointer } from '@forgespec/description/json';
import type {
  LastPageMark,
  NextPage,
  Pagination,
  PaginationSource,
  RequestValue,
  ResponseValue,
} from '@forgespec/model';

/** Returns the words that state how the next page of a list is found, such as `cursor: after gets /last_id`. */
export function methodWords({ next, items, last }: Pagination): string {
  const list = items.length === 0 ? 'the body is the list' : `items in ${pointerTo(items)}`;
  return [nextWords(next), list, ...(last === undefined ? [] : [lastWords(last)])].join('; ');
}

function nextWords(next: NextPage): string {
  switch (next.kind) {
    case 'link':
      return 'link: the header Link has the next address';
    case 'url':
      return `url: ${valueWords(next.from)} has the next address`;
    case 'cursor':
      return `cursor: ${parameterWords(next.parameter)} gets ${valueWords(next.from)}`;
    case 'last-id':
      return `last-id: ${parameterWords(next.parameter)} gets ${pointerTo(next.path)} of the last item`;
    case 'page':
      return `page: ${parameterWords(next.parameter)} is the number of the page, from ${next.first}`;
    case 'offset':
      return `offset: ${parameterWords(next.parameter)} is the number of items before the page, from ${next.first}`;
  }
}

function lastWords({ kind, from }: LastPageMark): string {
  const value = valueWords(from);
  switch (kind) {
    case 'has-more':
      return `the last page has ${value} false`;
    case 'is-last':
      return `the last page has ${value} true`;
    case 'page-count':
      return `${value} is the number of pages`;
  }
}

const parameterWords = ({ in: part, name }: RequestValue): string =>
  part === 'query' ? name : `${pointerTo([name])} of the body`;

const valueWords = (value: ResponseValue): string =>
  value.in === 'body' ? pointerTo(value.path) : `the header ${value.name}`;

const pointerTo = (path: readonly string[]): string => formatPointer(path).slice(1);

/** Returns the words that name the source of the pagination facts. */
export function sourceWords(source: PaginationSource): string {
  switch (source.kind) {
    case 'config':
      return `config: ${source.key}`;
    case 'extension':
      return source.key;
    case 'recognized':
      return 'recognized';
  }
}
