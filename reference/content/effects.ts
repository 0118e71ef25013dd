import { isIdempotencyKey, type LastPageMark, type OperationModel, type Pagination } from '@forgespec/model';
import type { Inline } from './content.ts';
import { codeText } from './inline.ts';

/** Returns sentences about the effects of a request, about repeating it, and about the pages of its response. */
export function effectSentences(operation: OperationModel): (readonly Inline[])[] {
  return [
    effectOf(operation),
    ...(operation.facts.isAsync ? [['The response is sent before the work is done.']] : []),
    ...(operation.pagination === undefined ? [] : [paginationSentence(operation.pagination)]),
    ...otherPartSentence(operation),
  ];
}

function effectOf({ method, parameters }: OperationModel): readonly Inline[] {
  const key = parameters.find(isIdempotencyKey);
  if (key !== undefined) return ['Send the same ', codeText(key.name), ' to repeat the request safely.'];
  switch (method) {
    case 'get':
    case 'head':
    case 'options':
    case 'trace':
    case 'query':
      return ['Only reads. It is safe to send the request again.'];
    case 'put':
    case 'delete':
      return ['Changes data. If the request is sent again, the result is the same.'];
    default:
      return ['Changes data. If the request is sent again, the change can happen again.'];
  }
}

function paginationSentence({ next, last, parameters }: Pagination): readonly Inline[] {
  const size = parameters.size === undefined ? [] : [' Set the number of items in ', codeText(parameters.size), '.'];
  return ['Returns one page of a list. ', ...nextPageWords(next), ...lastPageWords(last), ...size];
}

function nextPageWords(next: Pagination['next']): readonly Inline[] {
  switch (next.kind) {
    case 'link':
      return ['The header ', codeText('Link'), ' with ', codeText('rel="next"'), ' has the address of the next page.'];
    case 'url':
      return [...placeWords(next.from), ' has the address of the next page.'];
    case 'cursor':
      return [
        'For the next page, send the value of ',
        ...valueWords(next.from),
        ' in ',
        codeText(next.parameter.name),
        '.',
      ];
    case 'page':
      return ['For the next page, add 1 to ', codeText(next.parameter.name), `; the first page is ${next.first}.`];
    case 'offset':
      return ['For the next page, send the number of the items before it in ', codeText(next.parameter.name), '.'];
    case 'last-id':
      return [
        'For the next page, send ',
        codeText(next.path.join('.')),
        ' of the last item in ',
        codeText(next.parameter.name),
        '.',
      ];
  }
}

type ValuePlace = LastPageMark['from'];

const valueWords = (place: ValuePlace): readonly Inline[] =>
  place.in === 'header' ? ['the header ', codeText(place.name)] : [codeText(place.path.join('.'))];

const placeWords = (place: ValuePlace): readonly Inline[] =>
  place.in === 'header' ? ['The header ', codeText(place.name)] : ['The field ', codeText(place.path.join('.'))];

function lastPageWords(last: LastPageMark | undefined): readonly Inline[] {
  switch (last?.kind) {
    case 'has-more':
      return [' On the last page, ', ...valueWords(last.from), ' is ', codeText('false'), '.'];
    case 'is-last':
      return [' On the last page, ', ...valueWords(last.from), ' is ', codeText('true'), '.'];
    case 'page-count':
      return [' ', ...placeWords(last.from), ' has the number of pages.'];
    case undefined:
      return [];
  }
}

/** Returns a sentence if the operation also accepts its query parameters in the body, or its body properties in the query. */
function otherPartSentence({ alsoTakesParametersIn }: OperationModel): (readonly Inline[])[] {
  switch (alsoTakesParametersIn) {
    case 'body':
      return [
        [
          'The query parameters may be sent in a form or JSON body instead. In JSON, the names of arrays have no ',
          codeText('[]'),
          '.',
        ],
      ];
    case 'query':
      return [['The properties of the body may be sent in the query instead, encoded as in a form.']];
    case undefined:
      return [];
  }
}
